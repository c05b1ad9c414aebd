import { setTimeout } from 'node:timers/promises';
import { heldOf } from '@maru/contracts/shop/order/order.parts';
import { differenceOf } from '@maru/contracts/shop/payment/payment.books';
import type { OrderState } from '../order/order.state.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { settleUp } from './settlement.service.ts';
import { paymentOf, recordSeen, type SettlementParts } from './settlement-parts.ts';

/** Won that an order thinks the shop holds of it: nothing where no try has paid it. */
const expectedOf = (order: OrderState): number => (order && order.payment_key !== null ? heldOf(order) : 0);

/** What an order gives back it says before its refund is asked for: a moment later that is done. */
const momentMs = 2_000;

const look = async (parts: SettlementParts, orderId: string) => {
  const payment = await paymentOf(parts, orderId);
  const expected = expectedOf(await orderOf(parts.load, orderId));
  return { expected, difference: differenceOf(payment, expected) };
};

/** Writes down where the provider and the order hold different sums, and where they agree again. */
export const compareBooksOf = async (
  parts: SettlementParts,
  orderId: string,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<void> => {
  const first = await look(parts, orderId);
  if (first.difference === undefined) return;
  if (first.difference > 0) {
    await wait(momentMs);
    if ((await look(parts, orderId)).difference !== first.difference) return;
  }
  await parts.send({ type: 'CompareBooks', data: { id: orderId, expected: first.expected } });
};

/** Asks the provider about each try, also of those that were thought to be over. Throws `OutcomeUnknown`. */
export const recordAllAttempts = async (parts: SettlementParts, orderId: string): Promise<void> => {
  for (const { key, status, amount, cancelled } of (await paymentOf(parts, orderId)).attempts) {
    if (status === 'refused' || (status === 'paid' && cancelled >= amount)) continue;
    await recordSeen(parts, orderId, await parts.provider.find({ key, orderId }));
  }
};

/** The provider is asked about all of it, also about what was thought to be over; then the order is told. */
export const lookAgain = async (parts: SettlementParts, orderId: string): Promise<void> => {
  await recordAllAttempts(parts, orderId);
  await settleUp(parts, orderId);
  await compareBooksOf(parts, orderId);
};
