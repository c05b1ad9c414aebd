import { setTimeout } from 'node:timers/promises';
import { differenceOf } from '@maru/contracts/shop/payment/payment.books';
import { payableOf } from './payable.service.ts';
import { settleUp } from './settlement.service.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

/** What an order gives back it says before its refund is asked for: a moment later that is done. */
const momentMs = 2_000;

const look = async (parts: SettlementParts, id: string) => {
  const payment = await paymentOf(parts, id);
  const expected = (await payableOf(parts.load, id))?.held ?? 0;
  return { expected, difference: differenceOf(payment, expected) };
};

/** Writes down where the provider and the order hold different sums, and where they agree again. */
export const compareBooksOf = async (
  parts: SettlementParts,
  id: string,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> => {
  const first = await look(parts, id);
  if (first.difference === undefined) return;
  if (first.difference > 0) {
    await wait(momentMs);
    if ((await look(parts, id)).difference !== first.difference) return;
  }
  await parts.send({ type: 'CompareBooks', data: { id, expected: first.expected } });
};

/** Asks the provider about each try, also of those that were thought to be over. Throws `OutcomeUnknown`. */
export const recordAllAttempts = async (parts: SettlementParts, id: string): Promise<void> => {
  for (const { key, status, amount, cancelled } of (await paymentOf(parts, id)).attempts) {
    if (status === 'refused' || (status === 'paid' && cancelled >= amount)) continue;
    await recordSeen(parts, id, await parts.provider.find({ key, orderId: id }));
  }
};

/** The provider is asked about all of it, also about what was thought to be over; then the order is told. */
export const lookAgain = async (
  parts: SettlementParts,
  id: string,
  wait?: (ms: number) => Promise<unknown>,
): Promise<void> => {
  await recordAllAttempts(parts, id);
  await settleUp(parts, id);
  await compareBooksOf(parts, id, wait);
};
