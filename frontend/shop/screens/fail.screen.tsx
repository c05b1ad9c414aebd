import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import { useSearchParams } from 'react-router-dom';
import { orderAt } from '../payment/order-at.ts';
import { PaymentFailed } from './payment-failed.tsx';

/** What the window says when somebody closed it (https://docs.tosspayments.com/reference/error-codes, 결제창). */
const closedCodes = new Set(['PAY_PROCESS_CANCELED', 'USER_CANCEL']);

/** `/fail`: where a payment window leads when nothing was paid. */
export const FailScreen = () => {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const order = orderAt(query);
  if (closedCodes.has(code))
    return <PaymentFailed tone="amber" title="결제를 마치지 않았어요" message={refusalMessage(code)} order={order} />;
  return <PaymentFailed message={refusalMessage(code)} order={order} />;
};
