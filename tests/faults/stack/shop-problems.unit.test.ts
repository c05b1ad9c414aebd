import { foldAll } from '@maru/command-api/pipeline/decider-spec';
import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import type { ExistingItem } from '@maru/command-api/shop/item/item.state';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { type OrderFacts, orderFold } from '@maru/contracts/shop/order/order.fold';
import { expect, it } from 'vitest';
import type { ShopLog } from './shop-log.ts';
import { problemsIn } from './shop-problems.ts';

const { ItemAdded: added } = itemExamples;
const placed = foldAll({ initialState: undefined as OrderFacts | undefined, evolve: orderFold.evolve }, [
  orderExamples.OrderPlaced,
]) as OrderFacts;
const line = { ...placed.lines[0], no: 1, quantity: 3, cancelled: 0 } as OrderFacts['lines'][number];
const order = (stage: OrderFacts['stage'], more: Partial<OrderFacts> = {}): OrderFacts => ({
  ...placed,
  lines: [line],
  stage,
  ...more,
});
const {
  id,
  amounts: { total },
} = placed;

/**
 * A shop that had ten and has `stock` left, after this order, for which the sandbox took so much and gave so much back.
 */
const shop = (one: OrderFacts, { amount = total, cancelled = 0, stock = 10, reserved = 0 }): ShopLog => {
  const options = [{ id: 1, name: '', price: 1, stock, reserved }];
  const item = foldAll(itemAggregate, [added]) as ExistingItem;
  const payment = {
    orderId: id,
    amount,
    cancelled,
    freeCancelled: 0,
    status: 'paid',
    outcome: 'paid',
    refunds: [],
    deposit: null,
  } as const;
  return {
    orders: [one],
    sandbox: new Map([['key', payment]]),
    items: new Map([['item', { ...item, item: { ...item.item, options } }]]),
    story: () => [],
  };
};
const problems = (log: ShopLog) => problemsIn(log, { item: 'item', stock: 10 });

it.each([
  ['paid for', shop(order('paid'), { stock: 7 })],
  [
    'paid for and cancelled',
    shop(order('paid', { refunded: total, lines: [{ ...line, cancelled: 3 }] }), { cancelled: total }),
  ],
  [
    'cancelled in part',
    shop(order('paid', { refunded: 100, lines: [{ ...line, cancelled: 1 }] }), { cancelled: 100, stock: 8 }),
  ],
  ['waiting for its money', shop(order('awaitingPayment'), { amount: 0, reserved: 3 })],
])('an order that is %s is as it should be', (_, log) => expect(problems(log)).toEqual([]));

it.each([
  ['cancelled, and its money kept', shop(order('cancelled'), {})],
  ['paid, and its money given back', shop(order('paid'), { cancelled: total, stock: 7 })],
  ['not paid though the money was taken', shop(order('awaitingPayment'), { reserved: 3 })],
  [
    'given back twice',
    shop(order('paid', { refunded: 100, lines: [{ ...line, cancelled: 1 }] }), { cancelled: 200, stock: 8 }),
  ],
  ['sold and still in stock', shop(order('paid'), {})],
  ['waiting for what nobody holds', shop(order('awaitingPayment'), { amount: 0 })],
])('an order that is %s is told', (_, log) => expect(problems(log)).toHaveLength(1));
