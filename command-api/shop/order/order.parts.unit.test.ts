import { describe, expect, it } from 'vitest';
import { leftOf, restitutionFor, restOf, taxFreeIn, withoutParts } from '@maru/contracts/shop/order/order.parts';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.points';

import { amounts, line, money, order, sentTogether } from './order-parts.fixture.ts';

const one = [{ no: 1, quantity: 1 }];
const refundOf = (...of: Parameters<typeof restitutionFor>) => restitutionFor(...of).refund;

describe('a part of an order', () => {
  it('is given back at its price, the fee with the last of what is sent', () => {
    expect(refundOf(order, one)).toBe(10_000);
    expect(refundOf(order, [{ no: 3, quantity: 1 }])).toBe(90_000);
    expect(refundOf(order, restOf(order, 'goods'))).toBe(28_000);
    expect(refundOf(order, restOf(order))).toBe(118_000);
  });

  it('takes its share of coupon and points with it, and points come back as points', () => {
    const paid = { ...order, amounts: { ...amounts, discount: 11_500, points: 1_001, total: 105_499 } };
    expect(restitutionFor(paid, one)).toMatchObject({ refund: 10_000 - 1_087, points: 87 });
    expect(restitutionFor(paid, restOf(paid))).toMatchObject({ refund: 105_499, points: 1_001 });
  });

  it('takes the fee for sending back off, and no more than there is', () => {
    expect(restitutionFor(order, one, { fee: 3_000 })).toEqual({
      refund: 7_000,
      split: { goods: 10_000, shipping: 0, fee: 3_000, tax_free: 0 },
    });
    expect(restitutionFor(order, one, { fee: 50_000 })).toEqual({
      refund: 0,
      split: { goods: 10_000, shipping: 0, fee: 10_000, tax_free: 0 },
    });
  });

  it('gives nothing that went back before, and calls none of it a fee', () => {
    const nearly = { ...order, refunded: 112_000 };
    expect(restitutionFor(nearly, one)).toEqual({
      refund: 6_000,
      split: { goods: 6_000, shipping: 0, fee: 0, tax_free: 0 },
    });
    const paid = { ...order, amounts: { ...amounts, points: 1_001, total: 116_999 }, points_back: 950 };
    expect(restitutionFor(paid, one)).toMatchObject({ points: 51 });
  });
});

describe('what is sent in place of something', () => {
  /** One of two was exchanged for one that is 2,000 won cheaper, and that for one of 1,500 won less. */
  const lines = [
    line(1, 10_000, 2, { exchanged: 1 }),
    line(2, 8_000, 1, { exchanged: 1, replaces: 1, difference: 2_000 }),
    line(3, 6_500, 1, { replaces: 2, difference: 1_500 }),
  ];
  const sums = { ...amounts, goods: 20_000, total: 23_000 };
  const exchanged = sentTogether({ ...money, lines, amounts: sums, refunded: 3_500 });

  it('counts for the money of what was ordered, less all that was given back since', () => {
    expect(refundOf(exchanged, [{ no: 3, quantity: 1 }])).toBe(6_500);
    expect(refundOf(exchanged, restOf(exchanged))).toBe(19_500);
    expect(refundOf(exchanged, one)).toBe(10_000);
  });
  it('is gone with its money, and so is what it stands for', () => {
    const left = withoutParts(lines, [{ no: 3, quantity: 1 }]);
    expect(left.map(leftOf)).toEqual([1, 0, 0]);
    expect(left.map(({ cancelled, exchanged: gone }) => [cancelled, gone])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(restOf({ lines: left })).toEqual(one);
  });
  it('brings shipping back with the last of all', () => {
    const last = { ...exchanged, lines: withoutParts(lines, one), refunded: 13_500 };
    expect(refundOf(last, [{ no: 3, quantity: 1 }])).toBe(9_500);
  });
  it('is without tax as what was ordered was', () => {
    const free = lines.map((one) => ({ ...one, tax: 'free' as const }));
    const bought = sentTogether({ ...exchanged, lines: free, amounts: { ...sums, tax_free: 20_000 } });
    const back = restitutionFor({ ...bought, tax_free_refunded: 3_500 }, [{ no: 3, quantity: 1 }]);
    expect(back).toMatchObject({ refund: 6_500, split: { tax_free: 6_500 } });
  });
});

describe('the share without tax', () => {
  const mixed = { amounts: { ...amounts, total: 10_000, tax_free: 4_000 }, ...money };
  it.each([
    ['as it is wanted', { refund: 5_000, wanted: 1_000 }, {}, 1_000],
    ['no more than is given', { refund: 500, wanted: 1_000 }, {}, 500],
    [
      'no more than is left of it',
      { refund: 5_000, wanted: 5_000 },
      { refunded: 3_000, tax_free_refunded: 3_000 },
      1_000,
    ],
    ['as much as is left when the rest is given', { refund: 10_000, wanted: 0 }, {}, 4_000],
    ['of orders that did not keep it, within what is given', { refund: 1_000, wanted: 0 }, { refunded: 9_000 }, 1_000],
  ])('is %s', (_, { refund, wanted }, before, free) =>
    expect(taxFreeIn({ ...mixed, ...before }, refund, wanted)).toBe(free),
  );
});

it('points are earned by what was paid with money and kept, but not by sending', () => {
  expect(pointsEarnedBy(order)).toBe(1_150);
  expect(pointsEarnedBy({ ...order, lines: withoutParts(order.lines, one), refunded: 10_000 })).toBe(1_050);
  expect(pointsEarnedBy({ ...order, refunded: 118_000 })).toBe(0);
});
