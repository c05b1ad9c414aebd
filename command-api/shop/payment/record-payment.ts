import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import type { Attempt } from '@maru/contracts/shop/payment/payment.fold';
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

/** Answers overtake each other, so what is behind says nothing new; money beats a refusal. */
const rank: Readonly<Record<Attempt['status'], number>> = { requested: 0, awaitingDeposit: 1, refused: 2, paid: 3 };

const depositEvents = (
  id: string,
  { status }: Attempt,
  { key, amount, deposit }: SeenPayment,
): readonly PaymentEvent[] =>
  deposit && rank[status] < rank.awaitingDeposit
    ? [{ type: 'PaymentDepositAwaited', data: { id, key, amount, deposit } }]
    : [];
const refusalEvents = (id: string, { status }: Attempt, { key, code }: SeenPayment): readonly PaymentEvent[] =>
  rank[status] < rank.refused ? [{ type: 'PaymentRefused', data: { id, key, code } }] : [];
const paymentEvents = (
  id: string,
  attempt: Attempt,
  { key, amount, method, receipt, cancelled, escrow }: SeenPayment,
): readonly PaymentEvent[] => [
  ...(attempt.status === 'paid'
    ? []
    : [{ type: 'PaymentDone', data: { id, key, amount, method, receipt, ...(escrow && { escrow }) } } as const]),
  ...(cancelled > attempt.cancelled ? [{ type: 'PaymentCancelled', data: { id, key, cancelled } } as const] : []),
];

/** In whatever order, however often; other tries are somebody else's. */
export const recordPayment: PaymentDecider<'RecordPayment'> = ({ attempts }, { data: { id, seen } }) => {
  const attempt = attempts.find(({ key }) => key === seen.key);
  if (!attempt || seen.order_id !== id || seen.status === 'pending') return [];
  return { awaitingDeposit: depositEvents, refused: refusalEvents, paid: paymentEvents }[seen.status](
    id,
    attempt,
    seen,
  );
};
