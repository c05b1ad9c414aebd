import { expect, it } from 'vitest';
import { endingOf, noClosedOrders, withClosed } from './closed-orders.ts';

it('knows how each of many orders ended, and no other', () => {
  const ending = (number: number) => (number % 3 === 0 ? 'released' : 'taken');
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const closed = numbers.reduce(
    (orders, number) => withClosed(orders, `order ${number}`, ending(number)),
    noClosedOrders,
  );
  expect(numbers.map((number) => endingOf(closed, `order ${number}`))).toEqual(numbers.map(ending));
  expect(endingOf(closed, 'order 1000')).toBeUndefined();
});

it('leaves what it was made from as it was', () => {
  const one = withClosed(noClosedOrders, 'a', 'taken');
  withClosed(one, 'b', 'released');
  expect(endingOf(one, 'b')).toBeUndefined();
  expect(endingOf(noClosedOrders, 'a')).toBeUndefined();
});
