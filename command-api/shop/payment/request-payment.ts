import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PaymentDecider } from './payment.state.ts';

export const requestPayment: PaymentDecider<'RequestPayment'> = ({ attempts }, { data }) => {
  const known = attempts.find(({ key }) => key === data.key);
  if (known && known.amount !== data.amount) throw new Rejected('amount_mismatch');
  if (known) return [];
  if (attempts.some(({ status }) => status === 'paid' || status === 'awaitingDeposit'))
    throw new Rejected('payment_in_progress');
  return [{ type: 'PaymentRequested', data }];
};
