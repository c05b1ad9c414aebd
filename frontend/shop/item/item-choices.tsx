import Box from '@mui/material/Box';
import { number, won } from '../../format/number.ts';
import { type ItemFilter, itemSortLabels, type PriceRange } from './item-filter.ts';
import { PlainSelect } from '../../design/plain-select.tsx';

export interface ItemChoicesProps {
  readonly filter: ItemFilter;
  readonly onChange: (changes: Partial<ItemFilter>) => void;
  readonly onPrice: (range: PriceRange) => void;
}

const ranges: readonly PriceRange[] = [
  {},
  { price_to: 30_000 },
  { price_from: 30_000, price_to: 70_000 },
  { price_from: 70_000, price_to: 200_000 },
  { price_from: 200_000 },
];
const keyOf = ({ price_from, price_to }: PriceRange) => `${price_from ?? ''}-${price_to ?? ''}`;
/** `3만원`, where nothing is left over. */
const short = (price: number) => (price > 0 && price % 10_000 === 0 ? `${number(price / 10_000)}만원` : won(price));
const labelOf = ({ price_from, price_to }: PriceRange) => {
  if (price_from === undefined && price_to === undefined) return '모든 가격';
  if (price_from === undefined) return `${short(price_to ?? 0)} 이하`;
  return price_to === undefined ? `${short(price_from)} 이상` : `${short(price_from)}~${short(price_to)}`;
};
/** Those on offer, and the one of the URL where it is another. */
const rangesWith = (own: PriceRange) =>
  ranges.some((range) => keyOf(range) === keyOf(own)) ? ranges : [...ranges, own];

/** Price, what can be had, and the order. */
export const ItemChoices = ({ filter, onChange, onPrice }: ItemChoicesProps) => {
  const { price_from, price_to } = filter;
  const own = { ...(price_from !== undefined && { price_from }), ...(price_to !== undefined && { price_to }) };
  const offered = rangesWith(own);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <PlainSelect
        label="가격"
        value={keyOf(own)}
        options={offered.map((range) => [keyOf(range), labelOf(range)])}
        onChange={(key) => onPrice(offered.find((range) => keyOf(range) === key) ?? {})}
      />
      <PlainSelect
        label="순서"
        value={filter.sortBy}
        options={Object.entries(itemSortLabels)}
        onChange={(sortBy) =>
          onChange({
            sortBy:
              (Object.keys(itemSortLabels) as (keyof typeof itemSortLabels)[]).find((one) => one === sortBy) ?? 'new',
          })
        }
      />
      <Box
        component="label"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          px: 0.5,
          fontSize: 15,
          cursor: 'pointer',
          '& input': { width: 20, height: 20, m: 0, accentColor: 'var(--maru-palette-primary-main)' },
        }}
      >
        <input
          type="checkbox"
          checked={filter.state === 'onSale'}
          onChange={(event) => onChange({ state: event.target.checked ? 'onSale' : 'all' })}
        />
        품절 제외
      </Box>
    </Box>
  );
};
