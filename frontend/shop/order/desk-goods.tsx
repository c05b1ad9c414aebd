import { leftOf } from '@maru/contracts/shop/order/order.parts';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../design/section-card.tsx';
import { DeskParcel } from './desk-parcel.tsx';
import { OrderLines } from './order-lines.tsx';
import { licenceLines, type Place, placesOf } from './order-places.ts';
import { namesOf } from './order-words.ts';
import { ParcelHead } from './parcel-head.tsx';

const packedText = ({ lines }: Order) => {
  const packed = lines.filter(({ prepared }) => prepared > 0).map(({ no, prepared }) => ({ no, quantity: prepared }));
  return packed.length === 0 ? '' : `포장 완료: ${namesOf(lines, packed)}`;
};

const Goods = ({ order, place: { title, parts, parcel } }: { readonly order: Order; readonly place: Place }) => (
  <SectionCard title={title}>
    {parcel ? <ParcelHead parcel={parcel} /> : null}
    {title === '준비 중인 상품' && packedText(order) ? (
      <Typography sx={{ mt: 1, fontSize: 15, color: 'text.secondary' }}>{packedText(order)}</Typography>
    ) : null}
    <OrderLines label={title} lines={order.lines} parts={parts} />
    {parcel ? <DeskParcel order={order} parcel={parcel} /> : null}
  </SectionCard>
);

const Licences = ({ order }: { readonly order: Order }) => {
  const lines = licenceLines(order);
  if (lines.length === 0) return null;
  const shown = lines.filter(({ shown_at }) => shown_at !== null);
  return (
    <SectionCard
      title="라이선스"
      text={shown.length === 0 ? '구매자가 아직 키를 보지 않았어요.' : '구매자가 키를 확인한 라이선스가 있어요.'}
    >
      <OrderLines
        label="라이선스"
        lines={lines}
        parts={lines.map((line) => ({ no: line.no, quantity: leftOf(line) }))}
      />
    </SectionCard>
  );
};

/** What was ordered by where it is, with what can be done there. */
export const DeskGoods = ({ order }: { readonly order: Order }) => (
  <>
    {placesOf(order).map((place) => (
      <Goods key={place.title} order={order} place={place} />
    ))}
    <Licences order={order} />
  </>
);
