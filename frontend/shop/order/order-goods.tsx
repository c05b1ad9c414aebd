import { isClaimed } from '@maru/contracts/shop/order/order.pieces';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import { SectionCard } from '../../design/section-card.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import type { OrderCalls } from './order.api.ts';
import { OrderLines } from './order-lines.tsx';
import { placesOf, type ShownParcel } from './order-places.ts';
import { ParcelHead } from './parcel-head.tsx';

interface GoodsProps {
  readonly order: Order;
  readonly calls: Pick<OrderCalls, 'confirm'>;
}

const isAcceptable = (order: Order, { state, accepted_at, no }: ShownParcel) =>
  order.actions.includes('confirm') && state === 'delivered' && accepted_at === null && !isClaimed(order, no);

/** Content with one of several parcels. */
const ConfirmParcel = ({ parcel, calls }: { readonly parcel: ShownParcel } & Pick<GoodsProps, 'calls'>) => {
  const { ask, question } = useConfirmed({
    title: '이 상자의 구매를 확정할까요?',
    text: '확정해도 법에서 정한 기간에는 반품과 교환을 신청할 수 있어요.',
    confirm: '구매 확정',
    run: async () => ({ error: !(await calls.confirm([parcel.no])) }),
    done: '구매를 확정했어요.',
  });
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => ask()}>
        이 상자만 구매 확정
      </Button>
      {question}
    </>
  );
};

/** What was ordered, by where it is. */
export const OrderGoods = ({ order, calls }: GoodsProps) =>
  placesOf(order).map(({ title, parts, parcel }) => (
    <SectionCard key={title} title={title}>
      {parcel ? <ParcelHead parcel={parcel} /> : null}
      <OrderLines label={title} lines={order.lines} parts={parts} />
      {parcel && order.parcels.length > 1 && isAcceptable(order, parcel) ? (
        <ConfirmParcel parcel={parcel} calls={calls} />
      ) : null}
    </SectionCard>
  ));
