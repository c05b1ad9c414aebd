import type { PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { attemptOf, type PaymentDecider } from './payment.state.ts';

const refundableOf = ({ refunds }: PaymentFacts, key: string, amount: number) =>
  refunds
    .filter((refund) => refund.key === key && refund.outcome !== 'refused')
    .reduce((left, refund) => left - (refund.amount ?? left), amount);

export const requestRefund: PaymentDecider<'RequestRefund'> = (state, { data }) => {
  const { status, amount } = attemptOf(state, data.key);
  if (state.refunds.some(({ refundId }) => refundId === data.refundId)) return [];
  if (status === 'refused') return [];
  const left = refundableOf(state, data.key, amount);
  if (left <= 0 || data.amount === 0) return [];
  return [
    { type: 'RefundRequested', data: { ...data, amount: data.amount === null ? null : Math.min(data.amount, left) } },
  ];
};

/** A deposit that has come belongs to the order. */
export const withdrawDeposit: PaymentDecider<'WithdrawDeposit'> = (state, { data: { id, key, refundId } }) =>
  attemptOf(state, key).status === 'awaitingDeposit' && !state.refunds.some((refund) => refund.refundId === refundId)
    ? [{ type: 'RefundRequested', data: { id, key, refundId, amount: null, reason: 'unpaid' } }]
    : [];

export const settleRefund: PaymentDecider<'SettleRefund'> = (
  { refunds },
  { data: { id, refundId, outcome, code } },
) => {
  const refund = refunds.find((one) => one.refundId === refundId);
  if (!refund) throw new Rejected('not_found');
  return refund.outcome === 'requested'
    ? [{ type: 'RefundSettled', data: { id, key: refund.key, refundId, outcome, code } }]
    : [];
};

/** What the provider may still give back would come twice. */
export const settleRefundByHand: PaymentDecider<'SettleRefundByHand'> = ({ refunds }, { data: { id, refundId } }) => {
  const refund = refunds.find((one) => one.refundId === refundId && one.outcome === 'refused');
  if (!refund) throw new Rejected('not_found');
  return [{ type: 'RefundSettled', data: { id, key: refund.key, refundId, outcome: 'done', code: 'byHand' } }];
};
