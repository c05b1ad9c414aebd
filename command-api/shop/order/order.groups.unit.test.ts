import { endedOrders, openOrders, waitingOrders } from '@maru/contracts/shop/order/order.groups';
import { orderStatus } from '@maru/contracts/shop/order/order.label';
import { expect, it } from 'vitest';

it('every label of an order is counted once for its buyer, or is over', () => {
  const all = [...Object.values(openOrders).flat(), ...endedOrders];
  expect(all.toSorted()).toEqual(orderStatus.options.toSorted());
});
it('what waits for an administrator is counted once, and is not over', () => {
  const waiting: readonly string[] = Object.values(waitingOrders).flat();
  expect(new Set(waiting).size).toBe(waiting.length);
  expect(waiting.filter((status) => endedOrders.some((ended) => ended === status))).toEqual([]);
});
