import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldOf, paidOf, restitutionFor, restOf, withoutParts } from '@maru/contracts/shop/order/order.parts';
import type { Part } from '@maru/contracts/shop/order/order.fields';

import { amounts, line, money, order, sentTogether } from './order-parts.fixture.ts';

const one = [{ no: 1, quantity: 1 }];

describe('what was spared by ordering more', () => {
  const spared = sentTogether({
    ...order,
    lines: [line(1, 30_000, 2)],
    amounts: { ...amounts, goods: 60_000, shipping: 0, total: 60_000 },
    terms: { recharge: { fee: 3_000, free_from: 50_000, least: null } },
  });
  it('is taken off once too little is kept, but not by the shop that is at fault', () => {
    expect(restitutionFor(spared, one, { fault: 'buyer' })).toMatchObject({
      refund: 27_000,
      split: { recharge: 3_000 },
    });
    expect(restitutionFor(spared, one, { fault: 'shop' })).toMatchObject({ refund: 30_000 });
    expect(restitutionFor({ ...spared, terms: {} }, one, { fault: 'buyer' }).refund).toBe(30_000);
  });
  it('comes back with the last of it', () => {
    const left = { ...spared, lines: withoutParts(spared.lines, one), refunded: 27_000, recharged: 3_000 };
    expect(restitutionFor(left, one, { fault: 'buyer' })).toMatchObject({
      refund: 33_000,
      split: { recharge: -3_000 },
    });
  });
});

describe('lines that know what was taken off them', () => {
  const deductions = { coupon: 5_000, points: 1_000 };
  const mixed = sentTogether({
    ...order,
    lines: [line(1, 10_000, 3, { deductions }), line(2, 20_000, 1, { tax: 'free', deductions: { points: 500 } })],
    amounts: { goods: 50_000, shipping: 3_000, discount: 5_000, points: 1_500, total: 46_500, tax_free: 20_700 },
  });
  const of = (no: number, quantity = 1) => [{ no, quantity }];

  it('give back what they cost, whatever went before', () => {
    expect(restitutionFor(mixed, of(1))).toMatchObject({ refund: 8_000, points: 333, split: { tax_free: 0 } });
    expect(restitutionFor(mixed, of(2))).toMatchObject({ refund: 19_500, points: 500, split: { tax_free: 19_500 } });
    const left = { ...mixed, lines: withoutParts(mixed.lines, of(1)), refunded: 8_000, points_back: 333 };
    expect(restitutionFor(left, of(1, 2))).toMatchObject({ refund: 16_000, points: 667 });
    expect(restitutionFor(left, of(2))).toMatchObject({ refund: 19_500, points: 500, split: { tax_free: 19_500 } });
  });
  it('give the fee for sending back with the last, its part without tax with it', () => {
    const left = { ...mixed, lines: withoutParts(mixed.lines, of(2)), refunded: 19_500, tax_free_refunded: 19_500 };
    expect(restitutionFor(left, of(1, 3))).toMatchObject({
      refund: 27_000,
      split: { shipping: 3_000, tax_free: 1_200 },
    });
  });
  it('say what was paid of a difference in price', () => {
    const [first, second] = mixed.lines;
    expect(first && paidOf(mixed, first, 2_000)).toBe(1_600);
    expect(second && paidOf(mixed, second, 2_000)).toBe(1_950);
  });
  it('are charged for a minimum of what the discount is for', () => {
    const promised = { ...mixed, terms: { recharge: { fee: 0, free_from: 0, least: 25_000 } } };
    expect(restitutionFor(promised, of(2), { fault: 'buyer' }).split.recharge).toBeUndefined();
    expect(restitutionFor(promised, of(1), { fault: 'buyer' }).split.recharge).toBe(3_334);
    const byItself = {
      ...mixed,
      lines: [line(1, 10_000, 3, { deductions: { automatic: 5_000, points: 1_000 } }), ...mixed.lines.slice(1)],
      terms: { recharge: { fee: 0, free_from: 0, least: 90_000, automatic_least: 20_000 } },
    };
    expect(restitutionFor(byItself, of(1), { fault: 'buyer' }).split.recharge).toBeUndefined();
    expect(restitutionFor(byItself, of(1, 2), { fault: 'buyer' }).split.recharge).toBe(1_667);
  });
});

describe('an order of any kind', () => {
  const lines = fc.array(
    fc.record({
      price: fc.nat(100_000_000),
      quantity: fc.integer({ min: 1, max: 9 }),
      licence: fc.boolean(),
      free: fc.boolean(),
      scoped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const off = fc.record({
    sent: fc.boolean(),
    byLine: fc.boolean(),
    coupon: share,
    paid: share,
    fee: fc.constantFrom(0, 0, 3_000),
  });
  type Lines = typeof lines extends fc.Arbitrary<infer T> ? T : never;
  type Off = typeof off extends fc.Arbitrary<infer T> ? T : never;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const placedByLine = (made: Lines, { sent, coupon, paid }: Omit<Off, 'fee'>) => {
    const all = made.map(({ price, quantity, licence, free, scoped }, at) => {
      const amount = price * quantity;
      const discount = Math.floor(amount * coupon);
      const points = Math.floor((amount - (scoped ? discount : 0)) * paid);
      const deductions = { ...(scoped && { coupon: discount }), points };
      const kind = licence ? ('licence' as const) : ('goods' as const);
      return line(at + 1, price, quantity, { kind, tax: free ? 'free' : 'taxed', deductions });
    });
    type Line = (typeof all)[number];
    const priceOf = ({ unit_price, quantity }: Line) => unit_price * quantity;
    const offOf = ({ deductions: { coupon: off = 0, points } = { points: 0 } }: Line) => off + points;
    const shipping = sent && all.some(({ kind }) => kind === 'goods') ? 3_000 : 0;
    const points = sum(all.map(({ deductions }) => deductions?.points ?? 0));
    const [goods, discount] = [sum(all.map(priceOf)), sum(all.map(offOf)) - points];
    const free = all.filter(({ tax }) => tax === 'free');
    const shippingFree = all.some(({ kind, tax }) => kind === 'goods' && tax === 'free') ? Math.floor(shipping / 2) : 0;
    const tax_free = sum(free.map((one) => priceOf(one) - offOf(one))) + shippingFree;
    const total = goods + shipping - discount - points;
    return sentTogether({ lines: all, amounts: { goods, shipping, discount, points, total, tax_free }, ...money });
  };
  /** Of an order that does not say of which line something was taken off. */
  const placedWhole = (made: Lines, { sent, coupon, paid }: Omit<Off, 'fee'>) => {
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
    const sums = { goods, shipping, discount, points, total, tax_free: free - taken };
    return sentTogether({ lines: all, amounts: sums, ...money });
  };

  const promise = fc.option(
    fc.record({ fee: fc.nat(5_000), free_from: fc.nat(100_000), least: fc.option(fc.nat(100_000)) }),
    { nil: undefined },
  );

  it('is given back to the won, in whatever pieces, and never more than is held', () => {
    fc.assert(
      fc.property(lines, off, promise, fc.infiniteStream(fc.nat()), (made, { fee, ...taken }, recharge, choices) => {
        let left = { ...(taken.byLine ? placedByLine : placedWhole)(made, taken), terms: { recharge } };
        let kept = 0;
        for (let rest = restOf(left); rest.length > 0; rest = restOf(left)) {
          const chosen = rest[(choices.next().value as number) % rest.length] as Part;
          const part = { no: chosen.no, quantity: 1 + ((choices.next().value as number) % chosen.quantity) };
          const {
            refund,
            points = 0,
            split,
          } = restitutionFor(left, [part], {
            fee,
            fault: (choices.next().value as number) % 2 === 0 ? 'buyer' : 'shop',
          });
          const { recharge: charged = 0, allowance: _, ...shares } = split;
          expect(Math.min(refund, points, ...Object.values(shares))).toBeGreaterThanOrEqual(0);
          expect(split.goods + split.shipping - split.fee - charged).toBe(refund);
          expect(split.fee).toBeLessThanOrEqual(fee);
          expect(split.tax_free).toBeLessThanOrEqual(refund);
          kept += split.fee;
          left = {
            ...left,
            lines: withoutParts(left.lines, [part]),
            refunded: left.refunded + refund,
            tax_free_refunded: left.tax_free_refunded + split.tax_free,
            points_back: left.points_back + points,
            recharged: left.recharged + charged,
          };
          expect(left.recharged).toBeGreaterThanOrEqual(0);
          expect(heldOf(left)).toBeGreaterThanOrEqual(0);
        }
        const { amounts: paid, tax_free_refunded, points_back } = left;
        expect([heldOf(left), left.recharged, points_back]).toEqual([kept, 0, paid.points]);
        if (kept === 0) expect(tax_free_refunded).toBe(paid.tax_free);
      }),
    );
  });
});
