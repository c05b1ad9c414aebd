import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heldOf,
  leftOf,
  pointsEarnedBy,
  refundOf,
  restitutionFor,
  restOf,
  taxFreeIn,
  withoutParts,
} from '@maru/contracts/shop/order/order.parts';
import type { Part } from '@maru/contracts/shop/order/order.fields';

interface Made {
  readonly kind?: 'goods' | 'licence';
  readonly tax?: 'taxed' | 'free';
  readonly exchanged?: number;
  readonly replaces?: number | null;
  readonly difference?: number;
}
const line = (no: number, unit_price: number, quantity: number, more: Made = {}) => ({
  no,
  unit_price,
  quantity,
  kind: 'goods' as const,
  tax: 'taxed' as const,
  cancelled: 0,
  exchanged: 0,
  replaces: null,
  difference: 0,
  ...more,
});
const money = { refunded: 0, tax_free_refunded: 0, points_back: 0 };
const amounts = { goods: 115_000, shipping: 3_000, discount: 0, points: 0, total: 118_000, tax_free: 0 };
const order = {
  lines: [line(1, 10_000, 2), line(2, 5_000, 1), line(3, 90_000, 1, { kind: 'licence' })],
  amounts,
  ...money,
};
const one = [{ no: 1, quantity: 1 }];

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
    expect(restitutionFor(order, one, 3_000)).toEqual({
      refund: 7_000,
      split: { goods: 10_000, shipping: 0, fee: 3_000, tax_free: 0 },
    });
    expect(restitutionFor(order, one, 50_000)).toEqual({
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
  const exchanged = { ...money, lines, amounts: { ...amounts, goods: 20_000, total: 23_000 }, refunded: 3_500 };

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
    const bought = { ...exchanged, lines: free, amounts: { ...exchanged.amounts, tax_free: 20_000 } };
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

describe('an order of any kind', () => {
  const lines = fc.array(
    fc.record({
      price: fc.nat(100_000_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      licence: fc.boolean(),
      free: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const off = fc.record({ sent: fc.boolean(), coupon: share, paid: share, fee: fc.constantFrom(0, 0, 3_000) });
  type Lines = typeof lines extends fc.Arbitrary<infer T> ? T : never;
  type Off = typeof off extends fc.Arbitrary<infer T> ? T : never;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const placed = (made: Lines, { sent, coupon, paid }: Omit<Off, 'fee'>) => {
    const all = made.map(({ price, quantity, licence, free }, at) =>
      line(at + 1, price, quantity, { kind: licence ? 'licence' : 'goods', tax: free ? 'free' : 'taxed' }),
    );
    const priceOf = (some: typeof all) => sum(some.map(({ unit_price, quantity }) => unit_price * quantity));
    const [goods, free] = [priceOf(all), priceOf(all.filter(({ tax }) => tax === 'free'))];
    const shipping = sent && all.some(({ kind }) => kind === 'goods') ? 3_000 : 0;
    const discount = Math.floor(goods * coupon);
    const points = Math.floor((goods - discount) * paid);
    const taken = goods === 0 ? 0 : Number((BigInt(discount + points) * BigInt(free)) / BigInt(goods));
    const total = goods + shipping - discount - points;
    return { lines: all, amounts: { goods, shipping, discount, points, total, tax_free: free - taken }, ...money };
  };

  it('is given back to the won, in whatever pieces, and never more than is held', () => {
    fc.assert(
      fc.property(lines, off, fc.infiniteStream(fc.nat()), (made, { fee, ...taken }, choices) => {
        let left = placed(made, taken);
        let kept = 0;
        for (let rest = restOf(left); rest.length > 0; rest = restOf(left)) {
          const chosen = rest[(choices.next().value as number) % rest.length] as Part;
          const part = { no: chosen.no, quantity: 1 + ((choices.next().value as number) % chosen.quantity) };
          const { refund, points = 0, split } = restitutionFor(left, [part], fee);
          expect(Math.min(refund, points, ...Object.values(split))).toBeGreaterThanOrEqual(0);
          expect(split.goods + split.shipping - split.fee).toBe(refund);
          expect(split.fee).toBeLessThanOrEqual(fee);
          expect(split.tax_free).toBeLessThanOrEqual(refund);
          kept += split.fee;
          left = {
            ...left,
            lines: withoutParts(left.lines, [part]),
            refunded: left.refunded + refund,
            tax_free_refunded: left.tax_free_refunded + split.tax_free,
            points_back: left.points_back + points,
          };
          expect(heldOf(left)).toBeGreaterThanOrEqual(0);
        }
        const { amounts: paid, tax_free_refunded, points_back } = left;
        expect([heldOf(left), points_back]).toEqual([kept, paid.points]);
        if (kept === 0) expect(tax_free_refunded).toBe(paid.tax_free);
      }),
    );
  });
});
