import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PaymentDecider } from './payment.state.ts';

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
