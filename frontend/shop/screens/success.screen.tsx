import { useSearchParams } from 'react-router-dom';
import { isProblem, type Problem, problemText } from '../../kernel/http/problem.ts';
import { Checking } from '../payment/checking.tsx';
import { type OrderAt, orderAt } from '../payment/order-at.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentDone } from '../payment/payment-done.tsx';
import { PaymentUnknown } from '../payment/payment-unknown.tsx';
import { type BroughtBack, type Confirmed, paymentApi } from '../payment/payment.api.ts';

const { useQuery, useQueryState } = paymentApi.endpoints.confirmPayment;

/** How often it is asked again, in ms: the provider has not said yet, or nobody has sent the money yet. */
const again: Readonly<Record<Confirmed['status'], number>> = { paid: 0, checking: 4_000, awaitingDeposit: 10_000 };
/** What asking once more may change. */
const passing = new Set<Problem['code']>([
  'network',
  'timeout',
  'unavailable',
  'busy',
  'views_behind',
  'internal',
  'rate_limited',
  'payment_in_progress',
  'unknown',
]);

const Refused = ({
  problem,
  order,
  onRetry,
}: {
  problem: Problem;
  order: OrderAt | undefined;
  onRetry: () => void;
}) => {
  if (passing.has(problem.code)) return <PaymentUnknown text={problemText(problem)} onRetry={onRetry} />;
  return <PaymentFailed message={problem.errors[0]?.message ?? problemText(problem)} order={order} />;
};

const Confirming = ({
  brought,
  order,
  practice,
}: {
  brought: BroughtBack;
  order: OrderAt | undefined;
  practice: boolean;
}) => {
  const { data: known } = useQueryState(brought);
  const { data, error, refetch } = useQuery(brought, { pollingInterval: known ? again[known.status] : 0 });
  if (data && data.status !== 'checking')
    return <PaymentDone payment={data} paymentKey={brought.paymentKey} practice={practice} />;
  if (!data && isProblem(error)) return <Refused problem={error} order={order} onRetry={() => void refetch()} />;
  return <Checking late={data !== undefined} />;
};

/**
 * `/success`: where a payment window leads when the buyer has agreed; nothing is paid before the server has said so.
 */
export const SuccessScreen = () => {
  const [query] = useSearchParams();
  const [paymentKey, orderId, amount] = [query.get('paymentKey'), query.get('orderId'), query.get('amount')];
  if (!paymentKey || !orderId || !amount)
    return (
      <PaymentFailed
        title="결제 정보가 없어요"
        message="주소가 올바르지 않아요. 결제했다면 주문 내역에서 확인해 주세요."
      />
    );
  return (
    <Confirming brought={{ paymentKey, orderId, amount }} order={orderAt(query)} practice={query.has('sandbox')} />
  );
};
