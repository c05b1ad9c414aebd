import { givenAtConsole } from '@maru/contracts/shop/payment/payment.books';
import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import type { Attempt, PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import { shareOf } from '@maru/contracts/shop/order/order.amounts';
import { attemptOf, type PaymentDecider } from './payment.state.ts';

const refundsOf = ({ refunds }: PaymentFacts, key: string) =>
  refunds.filter((refund) => refund.key === key && refund.outcome !== 'refused' && refund.outcome !== 'kept');
const refundableOf = (state: PaymentFacts, { key, amount }: Attempt) =>
  refundsOf(state, key).reduce((left, refund) => left - (refund.amount ?? left), amount);

interface Wanted {
  readonly amount: number;
  readonly tax_free: number | undefined;
}
/**
 * The part without VAT of an amount that goes back: what was said, or its share, but never more than is left without VAT,
 * nor so little that the rest would be more of it than there is money. Undefined where nobody knows.
 */
const taxFreeOf = (state: PaymentFacts, attempt: Attempt, { amount, tax_free }: Wanted): number | undefined => {
  if (attempt.tax_free === null) return tax_free;
  const freeLeft = refundsOf(state, attempt.key).reduce(
    (left, refund) => left - (refund.tax_free ?? 0),
    attempt.tax_free,
  );
  const wanted = tax_free ?? shareOf(attempt.tax_free, amount, attempt.amount);
  const least = freeLeft - (refundableOf(state, attempt) - amount);
  return Math.min(Math.max(wanted, least, 0), amount, freeLeft);
};

/** Somebody gave it back at the provider before anybody here asked for it. */
const coveredWhole = ({ id, key, refundId }: { id: string; key: string; refundId: string }): PaymentEvent => ({
  type: 'RefundSettled',
  data: { id, key, refundId, outcome: 'done', code: 'atConsole' },
});

type RefundRequest = Parameters<PaymentDecider<'RequestRefund'>>[1]['data'];
const requestPart = (
  state: PaymentFacts,
  attempt: Attempt,
  { amount, tax_free: said, ...rest }: RefundRequest & Wanted,
) => {
  const covered = Math.min(amount, givenAtConsole(state, attempt));
  const tax_free = taxFreeOf(state, attempt, { amount, tax_free: said });
  const requested: PaymentEvent = {
    type: 'RefundRequested',
    data: { ...rest, amount, ...(tax_free !== undefined && { tax_free }), ...(covered > 0 && { covered }) },
  };
  return covered === amount ? [requested, coveredWhole(rest)] : [requested];
};

export const requestRefund: PaymentDecider<'RequestRefund'> = (state, { data }) => {
  const attempt = attemptOf(state, data.key);
  if (state.refunds.some(({ refundId }) => refundId === data.refundId)) return [];
  const left = attempt.status === 'refused' ? 0 : refundableOf(state, attempt);
  if (left <= 0 || data.amount === 0) return [];
  const { tax_free, amount, ...rest } = data;
  return amount === null
    ? [{ type: 'RefundRequested', data: { ...rest, amount } }]
    : requestPart(state, attempt, { ...rest, tax_free, amount: Math.min(amount, left) });
};

/** A deposit that has come belongs to the order. */
export const withdrawDeposit: PaymentDecider<'WithdrawDeposit'> = (state, { data: { id, key, refundId } }) =>
  attemptOf(state, key).status === 'awaitingDeposit' && !state.refunds.some((refund) => refund.refundId === refundId)
    ? [{ type: 'RefundRequested', data: { id, key, refundId, amount: null, reason: 'unpaid' } }]
    : [];
