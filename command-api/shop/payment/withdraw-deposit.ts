import { attemptOf, type PaymentDecider } from './payment.state.ts';

/** Only while it waits: a deposit that has come belongs to the order. */
export const withdrawDeposit: PaymentDecider<'WithdrawDeposit'> = (state, { data: { id, key, refundId } }) =>
  attemptOf(state, key).status === 'awaitingDeposit' && !state.refunds.some((refund) => refund.refundId === refundId)
    ? [{ type: 'RefundRequested', data: { id, key, refundId, amount: null, reason: 'unpaid' } }]
    : [];
