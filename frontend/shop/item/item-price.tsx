import type { ItemCard } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { won } from '../../format/number.ts';

export interface ItemPriceProps extends Pick<ItemCard, 'price' | 'base_price'> {
  readonly percent: number | undefined;
  /** Options cost more, too. */
  readonly several?: boolean;
  readonly size?: 'card' | 'page';
}

const inWords = (price: number) => (price === 0 ? '무료' : won(price));
const sizes = { card: { price: 17, base: 13 }, page: { price: 28, base: 16 } } as const;

/** What it costs now, beside what it costs without the sale. */
export const ItemPrice = ({ price, base_price, percent, several = false, size = 'card' }: ItemPriceProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, lineHeight: 1.35 }}>
    {percent === undefined ? null : (
      <>
        <Box component="s" sx={{ flexBasis: '100%', fontSize: sizes[size].base, color: 'text.secondary' }}>
          <Box component="span" sx={visuallyHidden}>
            할인 전{' '}
          </Box>
          {won(base_price)}
        </Box>
        <Box component="strong" sx={{ fontSize: sizes[size].price, fontWeight: 800, color: 'tones.red.text' }}>
          {percent}%
        </Box>
      </>
    )}
    <Box component="strong" sx={{ fontSize: sizes[size].price, fontWeight: 800 }}>
      {inWords(price)}
      {several ? '~' : ''}
    </Box>
  </Box>
);
