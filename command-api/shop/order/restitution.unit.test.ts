import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldOf, restitutionFor, restOf, withoutParts } from '@maru/contracts/shop/order/order.parts';
import type { Part } from '@maru/contracts/shop/order/order.fields';

import { amounts, line, money, order } from './order-parts.fixture.ts';

const one = [{ no: 1, quantity: 1 }];

describe('what was spared by ordering more', () => {
  const spared = {
    ...order,
    lines: [line(1, 30_000, 2)],
    amounts: { ...amounts, goods: 60_000, shipping: 0, total: 60_000 },
    terms: { recharge: { fee: 3_000, free_from: 50_000, least: null } },
  };
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

  const promise = fc.option(
    fc.record({ fee: fc.nat(5_000), free_from: fc.nat(100_000), least: fc.option(fc.nat(100_000)) }),
    { nil: undefined },
  );

  it('is given back to the won, in whatever pieces, and never more than is held', () => {
    fc.assert(
      fc.property(lines, off, promise, fc.infiniteStream(fc.nat()), (made, { fee, ...taken }, recharge, choices) => {
        let left = { ...placed(made, taken), terms: { recharge } };
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
          const { recharge: charged = 0, ...shares } = split;
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
