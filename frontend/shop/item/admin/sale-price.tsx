import { presentCard } from '@maru/contracts/shop/item/item.cards';
import { type ItemDocument, noStars } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import { won } from '../../../format/number.ts';
import { ItemPrice } from '../item-price.tsx';

/** From the beginning of time to its end: what is typed as if it were now. */
const always = { from: '1970-01-01T00:00:00.000Z', until: '9999-12-31T00:00:00.000Z' } as const;

export interface SalePriceProps {
  readonly item: ItemDocument;
  /** As it is typed. */
  readonly percent: number | null;
}

/** What buyers see while the sale holds, by what the shop draws it with. */
export const SalePrice = ({ item, percent }: SalePriceProps) => {
  const isSale = percent !== null && percent >= 1 && percent <= 90;
  const sale = isSale ? { ...always, percent } : null;
  const { price, base_price, several } = presentCard({ ...item, sale, rated: noStars }, 0);
  return (
    <Box
      role="group"
      aria-label="구매자에게 보이는 가격"
      sx={{ p: 2, borderRadius: '10px', bgcolor: 'surface.sunken' }}
    >
      <Box sx={{ mb: 0.5, fontSize: 13, color: 'text.secondary' }}>구매자에게 보이는 가격</Box>
      <ItemPrice price={price} base_price={base_price} percent={sale?.percent} several={several} size="page" />
      {sale ? (
        <Box sx={{ mt: 0.5, fontSize: 14 }}>{won(base_price - price)} 싸게 팔아요. 10원 아래는 버려요.</Box>
      ) : null}
    </Box>
  );
};
