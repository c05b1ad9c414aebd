import { describe, expect, it } from 'vitest';
import { newPrice, type PriceWay, problemOfPrice } from './new-price.ts';

describe('the new price', () => {
  it.each<[PriceWay, number, 1 | 10 | 100, number]>([
    ['set', 9_900, 1, 9_900],
    ['plus', 1_500, 1, 13_845],
    ['minus', 2_345, 1, 10_000],
    ['up', 10, 1, 13_580],
    ['up', 10, 10, 13_580],
    ['up', 10, 100, 13_600],
    ['down', 15, 10, 10_490],
    ['down', 15, 100, 10_500],
    ['down', 100, 10, 0],
  ])('of 12,345 won by %s %i, to %i won, is %i', (way, amount, rounding, price) =>
    expect(newPrice(12_345, { way, amount, rounding })).toBe(price),
  );
  it.each([
    [0, '0원 이하가 돼요.'],
    [-10, '0원 이하가 돼요.'],
    [100_000_001, '1억 원을 넘어요.'],
    [100_000_000, undefined],
    [10, undefined],
  ])('of %i is %s', (price, problem) => expect(problemOfPrice(price)).toBe(problem));
});
