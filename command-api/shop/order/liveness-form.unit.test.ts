import { timersOf } from '@maru/contracts/shop/order/order.due';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formTime } from './liveness-beside.fixture.ts';
import { formOf, reduced } from './liveness-form.fixture.ts';
import { done, type Moment, movesOf, systemMoves } from './liveness-moves.fixture.ts';
import { placedOrders } from './liveness-starts.fixture.ts';
import { dayMs } from './order.spec.ts';

/** Before the order is paid, time decides between paying and expiry, and neither is left out of a form. */
const paid = (order: OrderFacts): OrderFacts => {
  const moment = { order, now: formTime };
  const pay = systemMoves(moment).find(({ name }) => name === 'pay');
  const next = pay && done(moment, pay);
  if (!next) throw new Error('it is not paid');
  return next;
};
const reachedFrom = (moment: Moment): readonly OrderFacts[] => {
  const due = new Set(timersOf(moment.order).map(({ at }) => at <= moment.now));
  const bySystem = due.has(true) ? systemMoves(moment) : [];
  return [...movesOf(moment, 'buyer'), ...movesOf(moment, 'admin'), ...bySystem].flatMap(
    (move) => done(moment, move) ?? [],
  );
};
const formsFrom = (order: OrderFacts) => {
  const moment = { order: reduced(order), now: formTime };
  const reached = [...movesOf(moment, 'buyer'), ...movesOf(moment, 'admin'), ...systemMoves(moment)];
  const orders = [order, ...reached.flatMap((move) => done(moment, move) ?? [])];
  return new Set(orders.map((next) => formOf(reduced(next), 'won')));
};

/** One of what can happen, or days that pass. */
const choices = fc.array(fc.record({ at: fc.nat(10_000), days: fc.constantFrom(0, 0, 0, 0, 1, 5, 9, 90) }), {
  minLength: 30,
  maxLength: 30,
});
it.each(['one piece of goods', 'two pieces of goods', 'goods and a licence', 'two pieces that are fetched'] as const)(
  'what a form leaves out leads nowhere else, whatever happened and however late it is: %s',
  (name) => {
    const start = paid(placedOrders[name].order);
    fc.assert(
      fc.property(choices, (steps) => {
        let moment: Moment = { order: start, now: formTime };
        for (const { at, days } of steps) {
          moment = { ...moment, now: moment.now + days * dayMs };
          const reached = reachedFrom(moment);
          const known = formsFrom(moment.order);
          for (const order of reached) expect(known).toContain(formOf(reduced(order), 'won'));
          const going = reached.filter(
            ({ stage, lines }) => stage === 'paid' && lines.some((line) => leftOf(line) > 0),
          );
          moment = { ...moment, order: going[at % Math.max(1, going.length)] ?? moment.order };
        }
      }),
      { numRuns: 8, seed: 1, endOnFailure: true },
    );
  },
  60_000,
);
