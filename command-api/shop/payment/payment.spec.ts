import { system } from '@maru/contracts/kernel/actor';
import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { paymentAggregate } from './payment.aggregate.ts';

export { system };
export const {
  PaymentRequested: requested,
  PaymentRefused: refused,
  PaymentDepositAwaited: awaited,
  PaymentDone: done,
  PaymentCancelled: partCancelled,
  RefundRequested: refund,
  RefundSettled: settled,
} = paymentExamples;
export const { id, key, amount } = requested.data;
export const seen = (status: SeenPayment['status'], more: Partial<SeenPayment> = {}): SeenPayment => ({
  key,
  order_id: id,
  status,
  amount,
  cancelled: 0,
  method: '카드',
  receipt: null,
  deposit: status === 'awaitingDeposit' ? awaited.data.deposit : null,
  code: refused.data.code,
  ...more,
});
export const payment = decisionsOf(paymentAggregate);
