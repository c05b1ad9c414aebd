import { describe, expect, it } from 'vitest';
import { errorsOfMove } from './stock-move.ts';

const option = { stock: 10, reserved: 3 };

describe('moving stock by hand', () => {
  it.each([[5], [-7], [999_990]])('goes by %d', (by) => expect(errorsOfMove(option, by, '입고')).toEqual({}));
  it.each([
    [0, '몇 개'],
    [-8, '3개보다'],
    [999_991, '1,000,000개'],
  ])('does not go by %d', (by, text) => expect(errorsOfMove(option, by, '입고')['pieces']).toContain(text));
  it('takes no more than there is', () =>
    expect(errorsOfMove({ stock: 2, reserved: 0 }, -3, '파손')['pieces']).toContain('있는 것보다'));
  it('wants a reason', () => expect(Object.keys(errorsOfMove(option, 1, ' '))).toEqual(['reason']));
});
