import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { exchangesOf, newestExchange } from './exchanges.ts';
import { orderAggregate } from './order.aggregate.ts';
import { existingOrder } from './order.state.ts';

const {
  OrderPlaced,
  OrderPaid,
  OrderExchangeRequested: asked,
  OrderExchangeDeclined,
  OrderExchanged,
  OrderReturned,
  OrderReturnRequested,
  OrderRefundAccountGiven,
} = orderExamples;
const after = (...events: readonly OrderEvent[]) =>
  existingOrder(foldAll(orderAggregate, [OrderPlaced, OrderPaid, ...events]));

it('exchanges are counted as they were asked for, each with its own end', () => {
  const one = { ...asked, data: { ...asked.data, parts: [{ no: 1, quantity: 1 }] } };
  const order = after(
    one,
    { ...OrderExchanged, data: { ...OrderExchanged.data, parts: one.data.parts } },
    asked,
    OrderExchangeDeclined,
    OrderReturnRequested,
    OrderRefundAccountGiven,
    asked,
  );
  expect(exchangesOf(order)).toEqual([
    { exchange: 1, parts: one.data.parts, end: 'accepted' },
    { exchange: 2, parts: asked.data.parts, end: 'over' },
    { exchange: 3, parts: asked.data.parts, end: 'open' },
  ]);
  expect([newestExchange(order), newestExchange(after())]).toEqual([3, 0]);
});

it('one that was paid back is over', () =>
  expect(exchangesOf(after(asked, OrderReturned)).map(({ end }) => end)).toEqual(['over']));
