import type { QuotedLine, QuotedParcels } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import { SectionCard } from '../../../design/section-card.tsx';
import { won } from '../../../format/number.ts';
import { parcelName } from '../../cart/parcel-rows.public.tsx';
import { lineProblem } from '../../cart/line-problem.public.ts';
import { ItemPicture } from '../../item/item-picture.public.tsx';

/** Which parcel it goes in, where there are several. */
const goesIn = ({ item_id }: QuotedLine, parcels: readonly QuotedParcels[]) => {
  const parcel = parcels.length > 1 ? parcels.find(({ items }) => items.includes(item_id)) : undefined;
  if (!parcel) return '';
  return parcel.apart ? '따로 배송' : parcelName(parcel);
};

const Line = ({ line, parcels }: { line: QuotedLine; parcels: readonly QuotedParcels[] }) => {
  const problem = lineProblem(line);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '64px minmax(0, 1fr) auto',
        columnGap: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <ItemPicture image={line.image} alt="" />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, lineHeight: 1.45, overflowWrap: 'anywhere' }}>{line.name || '상품'}</Box>
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
          {[line.option, `${line.quantity}개`, goesIn(line, parcels)].filter(Boolean).join(' · ')}
        </Box>
        {problem ? <Box sx={{ fontSize: 14, fontWeight: 600, color: 'tones.red.text' }}>{problem}</Box> : null}
      </Box>
      <Box
        sx={{
          fontWeight: 700,
          whiteSpace: 'nowrap',
          ...(problem && { color: 'text.secondary', textDecoration: 'line-through' }),
        }}
      >
        {won(line.amount)}
      </Box>
    </Box>
  );
};

interface CheckoutLinesProps {
  readonly lines: readonly QuotedLine[];
  readonly parcels: readonly QuotedParcels[];
}

export const CheckoutLines = ({ lines, parcels }: CheckoutLinesProps) => (
  <SectionCard title={`주문 상품 ${lines.length}가지`}>
    <Box component="ul" aria-label="주문 상품" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Line key={`${line.item_id} ${line.option_id}`} line={line} parcels={parcels} />
      ))}
    </Box>
  </SectionCard>
);
