import type { ItemShipping } from '@maru/contracts/shop/item/item.terms';
import {
  heldParts,
  linesWithout,
  refundIn,
  taxFreeInAllowance,
  withAllowance,
} from '@maru/contracts/shop/order/order.allowance';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import type { Part, ShippingFee } from '@maru/contracts/shop/order/order.fields';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import { heldOf, type Line, restitutionFor, restOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { orderRows, sumsOf } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { type Paid, placed, type Wanted } from './quoted-order.fixture.ts';

const gone = (paid: Paid, parts: readonly Part[], { fee = 0, fault = 'shop' as 'shop' | 'buyer' } = {}): Paid => {
  const { refund, points = 0, split } = restitutionFor(paid, parts, { fee, fault });
  return {
    ...paid,
    lines: linesWithout<Line>(paid, parts),
    refunded: paid.refunded + refund,
    points_back: paid.points_back + points,
    tax_free_refunded: paid.tax_free_refunded + split.tax_free,
    recharged: paid.recharged + (split.recharge ?? 0),
    claims: [...paid.claims, { how: 'refund', fee: split.fee }],
  };
};
const givenForShipping = (paid: Paid, shipping: number): Paid => {
  const allowance = { goods: [], shipping, fee: 0, rest: 0 };
  const refund = refundIn(allowance);
  const tax_free = taxFreeIn(paid, refund, taxFreeInAllowance(paid, allowance));
  const sums = { refunded: paid.refunded + refund, tax_free_refunded: paid.tax_free_refunded + tax_free };
  return { ...paid, ...withAllowance(paid, allowance), ...sums };
};
const splitOf = (paid: Paid, parts: readonly Part[]) => restitutionFor(paid, parts).split;
const of = (no: number, quantity = 1) => [{ no, quantity }];

const pallet: Wanted = { price: 40_000, shipping: { kind: 'own', fee: 8_000, each: null } };
const book: Wanted = { price: 20_000, tax: 'free', shipping: { kind: 'alone' } };
const large: Wanted = { price: 30_000, shipping: { kind: 'bundle', bundle: 'large' } };
const two = placed([{ price: 10_000, quantity: 2 }, pallet], { island: true });

describe('a fee for sending', () => {
  it('is kept for what goes together, with what a remote place costs, and for nothing that is sent freely', () => {
    expect(two.shipping_fees.map(({ lines, amount }) => [lines, amount])).toEqual([
      [[1], 6_000],
      [[2], 11_000],
    ]);
    const free = placed([{ price: 60_000 }, { price: 1_000 }, large, large, book, { price: 9_000, kind: 'licence' }]);
    expect(free.shipping_fees).toMatchObject([
      { lines: [3, 4], amount: 5_000 },
      { lines: [5], amount: 3_000 },
    ]);
  });
  it('goes back with the last piece that it was paid for', () => {
    expect(restitutionFor(two, of(2))).toMatchObject({ refund: 51_000, split: { goods: 40_000, shipping: 11_000 } });
    expect(splitOf(two, of(1))).toMatchObject({ goods: 10_000, shipping: 0 });
    expect(splitOf(two, of(1, 2))).toMatchObject({ goods: 20_000, shipping: 6_000 });
    expect(splitOf(gone(two, of(2)), of(1, 2))).toMatchObject({ goods: 20_000, shipping: 6_000 });
    expect(heldParts(gone(two, of(2))).shipping).toBe(6_000);
  });
  it('goes back parcel by parcel where each has its own', () => {
    const heavy = placed([{ price: 9_000, quantity: 5, shipping: { kind: 'own', fee: 2_500, each: 2 } }], {
      island: true,
    });
    expect(heavy.shipping_fees.map(({ amount, above = 0 }) => [amount, above])).toEqual([
      [5_500, 0],
      [5_500, 2],
      [5_500, 4],
    ]);
    const shippingOf = (quantity: number) => splitOf(heavy, of(1, quantity)).shipping;
    expect([1, 2, 3, 4, 5].map(shippingOf)).toEqual([5_500, 5_500, 11_000, 11_000, 16_500]);
  });
  it('is one for all goods of an order that does not say what it was paid for', () => {
    const { type, data } = orderExamples.OrderPlaced;
    const amounts = { ...data.amounts, shipping: 3_000, total: data.amounts.total + 3_000, tax_free: 28_900 };
    const old = foldAll(orderFold, [{ type, data: { ...data, amounts } }]);
    expect(old?.shipping_fees).toEqual([{ lines: [1, 2], amount: 3_000, tax_free: 900, allowance: 0 }]);
  });
  it('waits for what was sent instead of a piece', () => {
    const [card, palletLine] = two.lines;
    if (!card || !palletLine) throw new Error('there are two lines');
    const sent = { ...palletLine, no: 3, replaces: 2 };
    const exchanged = { ...two, lines: [card, { ...palletLine, exchanged: 1 }, sent] };
    expect(splitOf(exchanged, of(1, 2)).shipping).toBe(6_000);
    expect(splitOf(exchanged, of(3)).shipping).toBe(11_000);
  });
  it('is without VAT as what it was paid for is', () => {
    const mixed = placed([{ price: 10_000 }, { price: 30_000, tax: 'free' }, book]);
    expect(mixed.shipping_fees.map(({ amount, tax_free }) => [amount, tax_free])).toEqual([
      [3_000, 2_250],
      [3_000, 3_000],
    ]);
    expect(mixed.amounts.tax_free).toBe(50_000 + 5_250);
    expect(splitOf(mixed, of(3)).tax_free).toBe(23_000);
    expect(splitOf(mixed, of(1)).tax_free).toBe(0);
    expect(splitOf(gone(mixed, of(1)), of(2)).tax_free).toBe(32_250);
  });
  it('was given before for those that are left, by what is held of each', () => {
    const given = givenForShipping(two, 1_700);
    expect(given.shipping_fees.map(({ allowance }) => allowance)).toEqual([600, 1_100]);
    expect(splitOf(given, of(2)).shipping).toBe(9_900);
    const [last] = [givenForShipping(gone(given, of(2)), 400)];
    expect(heldParts(last).shipping).toBe(5_000);
    expect(splitOf(last, of(1, 2)).shipping).toBe(5_000);
  });
  it('that went back is not charged again, and what was spared of another is', () => {
    const spared = placed([{ price: 30_000, quantity: 2 }, pallet], { recharge: true });
    const cheaper = gone(spared, of(2), { fault: 'buyer' });
    expect(cheaper).toMatchObject({ refunded: 48_000, recharged: 0 });
    const less = gone(cheaper, of(1), { fault: 'buyer' });
    expect(less).toMatchObject({ refunded: 48_000 + 27_000, recharged: 3_000 });
    expect(heldOf(gone(less, of(1), { fault: 'buyer' }))).toBe(0);
  });
});

const anyWanted = fc.record({
  price: fc.integer({ min: 10, max: 60_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  tax: fc.constantFrom('taxed' as const, 'free' as const),
  kind: fc.constantFrom('goods' as const, 'goods' as const, 'licence' as const),
  shipping: fc.constantFrom<ItemShipping>(
    { kind: 'bundle' },
    { kind: 'free' },
    { kind: 'bundle', bundle: 'large' },
    { kind: 'alone' },
    { kind: 'own', fee: 8_000, each: null },
    { kind: 'own', fee: 2_500, each: 2 },
  ),
});
const wanted = fc.array(anyWanted, { minLength: 1, maxLength: 6 });
const sum = (fees: readonly ShippingFee[], of: 'amount' | 'tax_free') => fees.reduce((all, fee) => all + fee[of], 0);

it('each fee goes back once, with the last of its pieces, in whatever order they go, to the won and with its tax', () => {
  fc.assert(
    fc.property(wanted, fc.boolean(), fc.boolean(), fc.infiniteStream(fc.nat()), (made, island, recharge, choices) => {
      const next = (many: number) => (choices.next().value as number) % many;
      const start = placed(made, { island, recharge, points: next(2) * 5_000 });
      expect(sum(start.shipping_fees, 'amount')).toBe(start.amounts.shipping);
      const wholeFree = restitutionFor(start, restOf(start)).split.tax_free;
      expect(wholeFree).toBe(start.amounts.tax_free);
      let paid = start;
      for (let rest = restOf(paid); rest.length > 0; rest = restOf(paid)) {
        if (next(4) === 0) paid = givenForShipping(paid, next(heldParts(paid).shipping + 1));
        const one = rest[next(rest.length)] as Part;
        const parts = of(one.no, 1 + next(one.quantity));
        const [before, { shipping }] = [heldParts(paid).shipping, restitutionFor(paid, parts).split];
        paid = gone(paid, parts, { fault: next(2) === 0 ? 'buyer' : 'shop' });
        expect(heldParts(paid).shipping).toBe(before - shipping);
        const sums = sumsOf(orderRows(paid));
        expect([sums.total, sums.supply + sums.vat + sums.free]).toEqual([heldOf(paid), heldOf(paid)]);
      }
      expect([heldOf(paid), paid.recharged, paid.points_back]).toEqual([0, 0, start.amounts.points]);
      expect(paid.tax_free_refunded).toBe(start.amounts.tax_free);
    }),
    { numRuns: 500 },
  );
});
