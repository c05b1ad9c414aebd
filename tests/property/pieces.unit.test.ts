import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import { availableOf, holdOf } from '@maru/contracts/shop/item/item.stock';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Deed, piecesWorld, type Step } from './pieces-world.ts';

const deeds: readonly Deed[] = [
  'place',
  'pay',
  'send',
  'expire',
  'cancel',
  'cancelAll',
  'comeBack',
  'askReturn',
  'askExchange',
  'askExchange',
  'acceptReturn',
  'acceptExchange',
  'acceptExchange',
  'holdLate',
  'decline',
  'count',
  'work',
  'poll',
];
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...deeds),
  of: fc.constantFrom(1, 2, 3),
  pieces: fc.constantFrom(1, 1, 2, 3),
  back_to: fc.constantFrom('stock', 'writeOff'),
  dies: fc.constantFrom(0, 1, 2, Infinity, Infinity, Infinity),
});

/** Two of the three have come when it begins, one of them with an exchange, and one more asked for: else few would come that far. */
const doing = (what: Deed, of: number, pieces = 3): Step => ({ what, of, pieces, back_to: 'stock', dies: Infinity });
const delivered = [
  ...[1, 2].flatMap((of) => (['place', 'pay', 'send'] as const).map((what) => doing(what, of))),
  ...(['askExchange', 'acceptExchange', 'work', 'send', 'askExchange'] as const).map((what) => doing(what, 2, 1)),
];

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const did = ({ timeline }: OrderFacts, wanted: string) => timeline.some(({ action }) => action === wanted);
const atBuyers = (order: OrderFacts) => (did(order, 'pay') ? sum(order.lines.map(leftOf)) : 0);
/** Paid back instead of exchanged. */
const isInstead = ({ kind, how }: OrderFacts['claims'][number]) => kind === 'exchange' && how === 'refund';
const writtenOff = ({ timeline }: OrderFacts) =>
  sum(
    timeline.flatMap(({ back_to, parts = [] }) =>
      back_to === 'writeOff' ? parts.map(({ quantity }) => quantity) : [],
    ),
  );
/** Under which names an order may hold stock when everything is settled. */
const mayHold = (order: OrderFacts) => [
  ...(order.status === 'awaitingPayment' ? [holdOf({ orderId: order.id })] : []),
  ...order.claims.flatMap((claim) =>
    claim.kind === 'exchange' && isOpen(claim) ? [holdOf({ orderId: order.id, exchange: claim.no })] : [],
  ),
];

const mustBeSound = ({
  options,
}: {
  readonly options: readonly { readonly stock: number | null; readonly reserved: number }[];
}) => {
  for (const option of options) expect(Math.min(option.reserved, availableOf(option) ?? 0)).toBeGreaterThanOrEqual(0);
};

it('whatever is ordered, cancelled, returned and exchanged, and whoever dies meanwhile, no piece is lost or made', async () => {
  const seen = { exchanged: 0, again: 0, instead: 0, writtenOff: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const world = piecesWorld();
      for (const one of [...delivered, ...steps]) {
        await world.take(one);
        mustBeSound(world.item().item);
      }
      await world.settle();
      const [{ item, held }, orders] = [world.item(), await world.orders()];
      const [stock] = item.options.map((option) => option.stock);
      expect((stock ?? 0) + sum(orders.map(atBuyers)) + sum(orders.map(writtenOff))).toBe(world.counted());
      expect([...held.keys()].filter((hold) => !orders.flatMap(mayHold).includes(hold))).toEqual([]);
      seen.exchanged += orders.filter((order) => did(order, 'replace')).length;
      seen.instead += orders.flatMap(({ claims }) => claims).filter(isInstead).length;
      seen.again += orders
        .flatMap(({ lines }) => lines)
        .filter(({ replaces }) => replaces !== null && replaces > 1).length;
      seen.writtenOff += sum(orders.map(writtenOff));
    }),
    { numRuns: 200 },
  );
  // Of each there was something to be lost.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
}, 120_000);
