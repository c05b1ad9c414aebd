import { problemText } from '../../kernel/http/problem.ts';
import { useOrderQuery } from '../order/order.api.ts';
import { PaymentDone } from '../payment/payment-done.tsx';
import { Ordered } from './ordered.tsx';
import { PaymentFailed } from './payment-failed.tsx';

const payment = { status: 'paid', claim: null, deposit: null, total: 0 } as const;

/** An order that coupon and points have paid for whole: no payment window was opened, so the order itself says so. */
export const FreeDone = ({ id }: { readonly id: string }) => {
  const { data: order, error } = useOrderQuery(id);
  if (order && order.amounts.total === 0)
    return (
      <PaymentDone payment={{ ...payment, id, number: order.number }} paymentKey="" practice={false}>
        <Ordered id={id} number={order.number} />
      </PaymentDone>
    );
  if (!order && !error) return null;
  return (
    <PaymentFailed
      title="결제 정보가 없어요"
      message={error ? problemText(error) : '아직 결제하지 않은 주문이에요. 주문 내역에서 결제해 주세요.'}
      order={{ id, number: order?.number ?? '' }}
    />
  );
};
