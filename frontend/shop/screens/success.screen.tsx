import { useSearchParams } from 'react-router-dom';
import { isProblem, type Problem, problemText } from '../../kernel/http/problem.ts';
import { type OrderAt, orderAt } from '../payment/order-at.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { FreeDone } from './free-done.tsx';
import { Ordered } from './ordered.tsx';
import { PaymentDone } from '../payment/payment-done.tsx';
import { type PaymentRedirect, type Confirmed, paymentApi } from '../payment/payment.api.ts';
import CircularProgress from '@mui/material/CircularProgress';
import { Outcome } from '../../design/outcome.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Button from '@mui/material/Button';

const { useQuery, useQueryState } = paymentApi.endpoints.confirmPayment;

/** How often it is asked again, in ms: the provider has not said yet, or nobody has sent the money yet. */
const again: Readonly<Record<Confirmed['status'], number>> = { paid: 0, checking: 4_000, awaitingDeposit: 10_000 };
/** Problems that may be gone at the next try. */
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

/** `late` once the provider did not answer at once. */
const Checking = ({ late }: { readonly late: boolean }) => {
  usePageTitle('결제 확인 중');
  return (
    <Outcome
      tone="blue"
      icon={<CircularProgress size={32} color="inherit" />}
      title="결제를 확인하고 있어요"
      text={
        late
          ? '결제사의 답이 늦어지고 있어요. 다시 결제하지 말고 기다려 주세요. 이 화면을 닫아도 확인되면 주문이 접수돼요.'
          : '잠시만 기다려 주세요.'
      }
    >
      {null}
    </Outcome>
  );
};

/** The outcome is unknown; asking again never charges twice. */
const PaymentUnknown = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  usePageTitle('결제 확인');
  return (
    <Outcome
      tone="amber"
      icon={<CloudOffRounded />}
      title="아직 결제를 확인하지 못했어요"
      text={text}
      foot="다시 확인해도 두 번 결제되지 않아요."
    >
      <Button variant="contained" size="large" onClick={onRetry}>
        다시 확인하기
      </Button>
    </Outcome>
  );
};

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
  redirect,
  order,
  practice,
}: {
  redirect: PaymentRedirect;
  order: OrderAt | undefined;
  practice: boolean;
}) => {
  const { data: known } = useQueryState(redirect);
  const { data, error, refetch } = useQuery(redirect, { pollingInterval: known ? again[known.status] : 0 });
  if (data && data.status !== 'checking')
    return (
      <PaymentDone payment={data} paymentKey={redirect.paymentKey} practice={practice}>
        {data.claim === null ? <Ordered id={data.id} number={data.number} /> : null}
      </PaymentDone>
    );
  if (!data && isProblem(error)) return <Refused problem={error} order={order} onRetry={() => void refetch()} />;
  return <Checking late={data !== undefined} />;
};

/**
 * `/success`: where a payment window leads when the buyer has agreed; nothing is paid before the server has said so.
 */
export const SuccessScreen = () => {
  const [query] = useSearchParams();
  const [paymentKey, orderId, amount] = [query.get('paymentKey'), query.get('orderId'), query.get('amount')];
  if (orderId && !paymentKey && amount === '0') return <FreeDone id={orderId} />;
  if (!paymentKey || !orderId || !amount)
    return (
      <PaymentFailed
        title="결제 정보가 없어요"
        message="주소가 올바르지 않아요. 결제했다면 주문 내역에서 확인해 주세요."
      />
    );
  return (
    <Confirming redirect={{ paymentKey, orderId, amount }} order={orderAt(query)} practice={query.has('sandbox')} />
  );
};
