import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import { useSearchParams } from 'react-router-dom';
import { orderAt } from '../payment/order-at.ts';
import { PaymentFailed } from './payment-failed.tsx';

/** What the window says when somebody closed it (https://docs.tosspayments.com/reference/error-codes, 결제창). */
const closedCodes = new Set(['PAY_PROCESS_CANCELED', 'USER_CANCEL']);
/** The address may be anybody's: as much of it as a sentence takes. */
const longest = 200;

/** `/fail`: where a payment window leads when nothing was paid. */
export const FailScreen = () => {
  const [query] = useSearchParams();
  const code = (query.get('code') ?? '').slice(0, longest);
  const about = { code, order: orderAt(query) };
  if (closedCodes.has(code))
    return (
      <PaymentFailed
        tone="amber"
        title="결제를 마치지 않았어요"
        message="결제창이 닫혔어요. 결제 기한까지 다시 결제할 수 있어요."
        {...about}
      />
    );
  const providerMessage = (query.get('message') ?? '').slice(0, longest);
  return (
    <PaymentFailed
      message={refusalMessage(code) ?? (providerMessage || '결제가 되지 않았어요. 잠시 뒤 다시 결제해 주세요.')}
      {...about}
    />
  );
};
