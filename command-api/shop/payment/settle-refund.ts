import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PaymentFacts, Refund } from '@maru/contracts/shop/payment/payment.fold';
import type { PaymentDecider } from './payment.state.ts';

const refundOf = ({ refunds }: PaymentFacts, refundId: string): Refund => {
  const refund = refunds.find((one) => one.refundId === refundId);
  if (!refund) throw new Rejected('not_found');
  return refund;
};

export const settleRefund: PaymentDecider<'SettleRefund'> = (state, { data: { id, refundId, outcome, code } }) => {
  const refund = refundOf(state, refundId);
  return refund.outcome === 'requested'
    ? [{ type: 'RefundSettled', data: { id, key: refund.key, refundId, outcome, code } }]
    : [];
};

export const awaitRefundAccount: PaymentDecider<'AwaitRefundAccount'> = (state, { data }) => {
  const { key, outcome } = refundOf(state, data.refundId);
  return outcome === 'requested' ? [{ type: 'RefundAccountNeeded', data: { ...data, key } }] : [];
};

export const resumeRefund: PaymentDecider<'ResumeRefund'> = (state, { data }) => {
  const { key, outcome } = refundOf(state, data.refundId);
  return outcome === 'awaitsAccount' ? [{ type: 'RefundResumed', data: { ...data, key } }] : [];
};

/** What the provider may still give back would come twice. */
export const settleRefundByHand: PaymentDecider<'SettleRefundByHand'> = (state, { data: { id, refundId } }) => {
  const { key, outcome } = refundOf(state, refundId);
  if (outcome !== 'refused' && outcome !== 'awaitsAccount') throw new Rejected('not_found');
  return [{ type: 'RefundSettled', data: { id, key, refundId, outcome: 'done', code: 'byHand' } }];
};
