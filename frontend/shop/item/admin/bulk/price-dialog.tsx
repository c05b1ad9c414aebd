import { type ItemPriceLine, lineName } from '@maru/contracts/shop/item/item.bulk';
import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { WholeNumberField } from '../../../../design/whole-number-field.tsx';
import { won } from '../../../../format/number.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Change } from './change-list.tsx';
import { newPrice, type PriceChange, type PriceWay, priceWays, problemOfPrice, roundings } from './new-price.ts';

const ways: Readonly<Record<PriceWay, { readonly label: string; readonly unit: string }>> = {
  set: { label: '같은 가격으로', unit: '원' },
  plus: { label: '원만큼 올리기', unit: '원' },
  minus: { label: '원만큼 내리기', unit: '원' },
  up: { label: '퍼센트만큼 올리기', unit: '%' },
  down: { label: '퍼센트만큼 내리기', unit: '%' },
};
const roundingWords = { 1: '1원', 10: '10원', 100: '100원' } as const;

type Item = Pick<ItemTableRow, 'id' | 'name' | 'options'>;

/** What each option of the items would cost. */
export const priceChanges = (items: readonly Item[], change: PriceChange): readonly Change<ItemPriceLine>[] =>
  items.flatMap(({ id, name, options }) =>
    options.map((option) => {
      const price = newPrice(option.price, change);
      const called = lineName(name, options.length > 1 ? option.name : undefined);
      return {
        key: `${id} ${option.id}`,
        name: called,
        before: won(option.price),
        after: won(price),
        line: price === option.price ? null : { id, name: called, option: option.id, from: option.price, price },
        problem: problemOfPrice(price),
      };
    }),
  );

interface PriceFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}
type Draft = Omit<PriceChange, 'amount'> & { readonly amount: number | null };

const PriceFields = ({ draft, onChange }: PriceFieldsProps) => {
  const { way, amount, rounding } = draft;
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(120px, 1fr))' } }}
    >
      <TextField
        select
        label="방법"
        value={way}
        onChange={({ target }) => onChange({ ...draft, way: target.value as PriceWay })}
      >
        {priceWays.map((one) => (
          <MenuItem key={one} value={one}>
            {ways[one].label}
          </MenuItem>
        ))}
      </TextField>
      <WholeNumberField
        label={ways[way].unit === '%' ? '퍼센트' : '금액'}
        unit={ways[way].unit}
        value={amount}
        onChange={(value) => onChange({ ...draft, amount: value })}
      />
      {ways[way].unit === '%' ? (
        <TextField
          select
          label="반올림"
          value={rounding}
          onChange={({ target }) => onChange({ ...draft, rounding: Number(target.value) as Draft['rounding'] })}
        >
          {roundings.map((one) => (
            <MenuItem key={one} value={one}>
              {roundingWords[one]}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </Box>
  );
};

interface PriceDialogProps {
  readonly items: readonly Item[];
  readonly onClose: (started: boolean) => void;
}

/** Prices of all options of the chosen items, without what a sale takes off. */
export const PriceDialog = ({ items, onClose }: PriceDialogProps) => {
  const [draft, setDraft] = useState<Draft>({ way: 'set', amount: null, rounding: 10 });
  const { amount } = draft;
  const changes = amount === null ? undefined : priceChanges(items, { ...draft, amount });
  return (
    <BulkDialog kind="item.price" title="가격 한꺼번에 바꾸기" what="옵션" changes={changes} onClose={onClose}>
      <PriceFields draft={draft} onChange={setDraft} />
    </BulkDialog>
  );
};
