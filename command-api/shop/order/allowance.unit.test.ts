import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  heldParts,
  linesWithout,
  refundIn,
  taxFreeInAllowance,
  withAllowance,
} from '@maru/contracts/shop/order/order.allowance';
import type { Allowance, Part } from '@maru/contracts/shop/order/order.fields';
import {
  heldOf,
  type Line,
  type Ordered,
  restitutionFor,
  restOf,
  taxFreeIn,
} from '@maru/contracts/shop/order/order.parts';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.points';
import { amounts, line, money, order, sentTogether } from './order-parts.fixture.ts';

interface Paid extends Ordered {
  readonly claims: readonly { readonly how: 'refund'; readonly fee: number }[];
}
const nothing: Allowance = { goods: [], shipping: 0, fee: 0, rest: 0 };
const given = (paid: Paid, some: Partial<Allowance>): Paid => {
  const allowance = { ...nothing, ...some };
  const refund = refundIn(allowance);
  const free = taxFreeIn(paid, refund, taxFreeInAllowance(paid, allowance));
  const sums = { refunded: paid.refunded + refund, tax_free_refunded: paid.tax_free_refunded + free };
  return { ...paid, ...withAllowance(paid, allowance), ...sums };
};
const gone = (paid: Paid, parts: readonly Part[], fee = 0): Paid => {
  const { refund, split } = restitutionFor(paid, parts, { fee, fault: fee > 0 ? 'buyer' : 'shop' });
  return {
    ...paid,
    lines: linesWithout<Line>(paid, parts),
    refunded: paid.refunded + refund,
    tax_free_refunded: paid.tax_free_refunded + split.tax_free,
    recharged: paid.recharged + (split.recharge ?? 0),
    claims: [...paid.claims, { how: 'refund', fee: split.fee }],
  };
};
const earnedBy = (paid: Paid) => pointsEarnedBy({ ...paid, claims: [] });
const whole: Paid = { ...order, claims: [] };
const of = (no: number, quantity = 1) => [{ no, quantity }];

describe('what was given for a line while it stayed', () => {
  it('is taken off what its pieces give back, and is held for it no more', () => {
    const paid = given(whole, { goods: [{ no: 1, refund: 5_001 }] });
    expect(heldParts(paid).goods.map(({ held }) => held)).toEqual([14_999, 5_000, 90_000]);
    expect(restitutionFor(paid, of(1))).toMatchObject({ refund: 7_500, split: { goods: 7_500, allowance: 2_500 } });
    const half = gone(paid, of(1));
    expect(heldParts(half).goods[0]).toMatchObject({ quantity: 1, held: 7_499 });
    expect(restitutionFor(half, of(1)).refund).toBe(7_499);
    expect(restitutionFor(paid, of(1, 2)).refund).toBe(14_999);
    expect(restitutionFor(paid, of(2)).refund).toBe(5_000);
  });
  it('is borne by what is left of it then, not by what has gone before', () => {
    const paid = given(gone(whole, of(1)), { goods: [{ no: 1, refund: 1_000 }] });
    expect(restitutionFor(paid, of(1)).refund).toBe(9_000);
  });
  it('is borne less by what was exchanged for something cheaper', () => {
    const lines = [
      line(1, 10_000, 2, { exchanged: 1 }),
      line(2, 6_000, 1, { replaces: 1, difference: 4_000 }),
      line(3, 1_000, 1),
    ];
    const sums = { ...amounts, goods: 21_000, shipping: 0, total: 21_000 };
    const exchanged = sentTogether({ ...whole, lines, amounts: sums, refunded: 4_000 });
    const paid = given(exchanged, { goods: [{ no: 1, refund: 16_000 }] });
    expect([restitutionFor(paid, of(1)).refund, restitutionFor(paid, of(2)).refund]).toEqual([0, 0]);
    expect(heldParts(paid)).toMatchObject({ goods: [{ quantity: 2, held: 0 }, { held: 1_000 }], rest: 0 });
  });
  it('earns no points', () => expect(earnedBy(given(whole, { goods: [{ no: 3, refund: 10_000 }] }))).toBe(1_050));
});

describe('what was given for sending', () => {
  it('is not given again with the last goods', () => {
    const paid = given(whole, { shipping: 2_000 });
    expect(heldParts(paid).shipping).toBe(1_000);
    expect(restitutionFor(paid, restOf(paid, 'goods')).split).toMatchObject({ goods: 25_000, shipping: 1_000 });
    expect(earnedBy(paid)).toBe(earnedBy(whole));
  });
  it('takes the part without VAT of it along', () => {
    const free = [line(1, 10_000, 2, { tax: 'free' as const }), ...order.lines.slice(1)];
    const paid = sentTogether({ ...whole, lines: free, amounts: { ...amounts, tax_free: 21_000 } });
    expect(taxFreeInAllowance(paid, { ...nothing, shipping: 1_500, goods: [{ no: 2, refund: 100 }] })).toBe(500);
    expect(taxFreeInAllowance(paid, { ...nothing, goods: [{ no: 1, refund: 100 }] })).toBe(100);
    expect(restitutionFor(given(paid, { shipping: 1_500 }), restOf(paid)).split.tax_free).toBe(20_500);
  });
});

describe('fees and what was charged again', () => {
  it('can be given back, once', () => {
    const paid = gone(whole, of(1), 2_500);
    expect(heldParts(paid).fee).toBe(2_500);
    const back = given(paid, { fee: 2_000 });
    expect(heldParts(back)).toMatchObject({ fee: 500, rest: 0 });
    expect(heldOf(gone(back, restOf(back)))).toBe(500);
  });
  it('does not come back by itself after it was given back', () => {
    const terms = { recharge: { fee: 3_000, free_from: 50_000, least: null } };
    const lines = [line(1, 30_000, 2)];
    const sums = { ...amounts, goods: 60_000, shipping: 0, total: 60_000 };
    const spared = sentTogether({ ...whole, terms, lines, amounts: sums });
    const charged = { ...spared, lines: linesWithout<Line>(spared, of(1)), refunded: 27_000, recharged: 3_000 };
    expect(heldParts(charged)).toMatchObject({ goods: [{ held: 30_000 }], rest: 3_000 });
    expect(restitutionFor(charged, of(1)).refund).toBe(33_000);
    expect(restitutionFor(given(charged, { rest: 2_000 }), of(1)).refund).toBe(31_000);
  });
});

it('what went back for nothing named leaves each part what it holds, up to what is held', () => {
  const paid = { ...whole, refunded: 100_000 };
  expect(heldParts(paid)).toMatchObject({
    goods: [{ held: 18_000 }, { held: 5_000 }, { held: 18_000 }],
    shipping: 3_000,
  });
  expect(restitutionFor(paid, of(3)).refund).toBe(18_000);
});

it('all that is held can go back by what it is for, wherever an order stands, and is never given twice', () => {
  const made = fc.array(
    fc.record({
      price: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 5 }),
      free: fc.boolean(),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const placed = (rows: readonly { price: number; quantity: number; free: boolean; off: number }[]): Paid => {
    const lines = rows.map(({ price, quantity, free, off }, at) => {
      const deductions = { coupon: Math.floor(price * quantity * off), points: 0 };
      return line(at + 1, price, quantity, { tax: free ? 'free' : 'taxed', deductions });
    });
    const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
    const worth = (some: typeof lines) =>
      sum(some.map((one) => one.unit_price * one.quantity - (one.deductions?.coupon ?? 0)));
    const goods = sum(lines.map((one) => one.unit_price * one.quantity));
    const tax_free = worth(lines.filter(({ tax }) => tax === 'free'));
    const total = worth(lines) + 3_000;
    const all = { goods, shipping: 3_000, discount: goods - worth(lines), points: 0, total, tax_free };
    const terms = { recharge: { fee: 2_500, free_from: 100_000, least: null } };
    return sentTogether({ lines, amounts: all, ...money, terms, claims: [] });
  };
  const partly = (paid: Paid, share: (most: number) => number): Paid => {
    const held = heldParts(paid);
    const goods = held.goods
      .map(({ no, held: most }) => ({ no, refund: share(most) }))
      .filter(({ refund }) => refund > 0);
    return given(paid, { goods, shipping: share(held.shipping), fee: share(held.fee), rest: share(held.rest) });
  };
  fc.assert(
    fc.property(made, fc.infiniteStream(fc.nat({ max: 1_000 })), (rows, choices) => {
      const next = () => choices.next().value as number;
      let paid = placed(rows);
      for (let rest = restOf(paid); rest.length > 0; rest = restOf(paid)) {
        const held = heldParts(paid);
        const all = { ...held, goods: held.goods.map(({ no, held: refund }) => ({ no, refund })) };
        expect(refundIn(all)).toBe(heldOf(paid));
        if (next() % 2 === 0) paid = partly(paid, (most) => Math.floor((most * (next() % 5)) / 4));
        const one = rest[next() % rest.length] as Part;
        const before = heldOf(paid);
        const emptied = { ...paid };
        paid = gone(emptied, of(one.no, 1 + (next() % one.quantity)), next() % 3 === 0 ? 3_000 : 0);
        expect(heldOf(paid)).toBeLessThanOrEqual(before);
        expect(Math.min(heldOf(paid), ...paid.lines.map(({ allowance }) => allowance))).toBeGreaterThanOrEqual(0);
      }
      expect(heldOf(partly(paid, (most) => most))).toBe(0);
    }),
  );
});
