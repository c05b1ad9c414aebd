import { exchangesOf } from '@maru/command-api/shop/order/exchanges';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
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

/** Two of the three have come when it begins: else few would come that far. */
const delivered = [1, 2].flatMap((of) =>
  (['place', 'pay', 'send'] as const).map((what): Step => ({ what, of, pieces: 3, back_to: 'stock', dies: Infinity })),
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const did = ({ timeline }: OrderFacts, wanted: string) => timeline.some(({ action }) => action === wanted);
const atBuyers = (order: OrderFacts) =>
  did(order, 'pay') ? sum(order.lines.map(({ quantity, cancelled }) => quantity - cancelled)) : 0;
const writtenOff = ({ timeline }: OrderFacts) =>
  sum(
    timeline.flatMap(({ back_to, parts = [] }) =>
      back_to === 'writeOff' ? parts.map(({ quantity }) => quantity) : [],
    ),
  );
/** Under which names an order may hold stock when everything is settled. */
const mayHold = (order: OrderFacts) => [
  ...(order.status === 'awaitingPayment' ? [holdOf({ orderId: order.id })] : []),
  ...exchangesOf(order).flatMap(({ exchange, end }) =>
    end === 'open' ? [holdOf({ orderId: order.id, exchange })] : [],
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
  const seen = { exchanged: 0, instead: 0, writtenOff: 0 };
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
      seen.exchanged += orders.filter((order) => did(order, 'acceptExchange')).length;
      seen.instead += orders.flatMap(exchangesOf).filter(({ end }) => end === 'over').length;
      seen.writtenOff += sum(orders.map(writtenOff));
    }),
    { numRuns: 300 },
  );
  // Of each there was something to be lost.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
}, 120_000);
