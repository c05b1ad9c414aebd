import { shareOf } from '@maru/contracts/shop/order/order.amounts';
import type { OrderedLine, OrderTerms, Part } from '@maru/contracts/shop/order/order.fields';
import { dueFor, type PlacedTerms, rechargeFor } from '@maru/contracts/shop/order/order.recharge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from './order-parts.fixture.ts';

const charge: OrderTerms = { recharge: { fee: 3_000, free_from: 50_000, least: 40_000 } };
const order = (lines: readonly OrderedLine[], discount = 0, terms: OrderTerms = charge): PlacedTerms => ({
  lines,
  amounts: { goods: lines.reduce((sum, one) => sum + one.unit_price * one.quantity, 0), discount },
  terms,
});
const two = [line(1, 30_000, 1), line(2, 30_000, 1)];
const first: readonly Part[] = [{ no: 1, quantity: 1 }];
const both: readonly Part[] = [...first, { no: 2, quantity: 1 }];
const going = { left: both, gone: first, charged: 0, givenBack: 30_000, fault: 'buyer' } as const;

describe('what is owed with what is kept', () => {
  it('is the fee that the free amount spared', () => {
    expect(dueFor(order(two), both)).toBe(0);
    expect(dueFor(order(two), first)).toBe(3_000);
    expect(dueFor(order(two), [])).toBe(0);
  });
  it('is no fee that was paid, and none for what is not sent', () => {
    expect(dueFor(order([line(1, 10_000, 3)], 0), first)).toBe(0);
    expect(dueFor(order([line(1, 30_000, 1), line(2, 60_000, 1, { kind: 'licence' })]), both.slice(1))).toBe(0);
    expect(dueFor(order(two, 0, { ...charge, pickup: '사무실' }), first)).toBe(0);
    const free = [line(1, 30_000, 1, { shipping: { kind: 'free' } }), line(2, 30_000, 1)];
    expect(dueFor(order(free), first)).toBe(0);
  });
  it('is counted bundle by bundle, at the rates of each as they were promised', () => {
    const bundles = [{ id: 'large', fee: 5_000, free_from: 60_000 }];
    const large = (no: number, price: number) => line(no, price, 1, { shipping: { kind: 'bundle', bundle: 'large' } });
    const terms = { recharge: { fee: 3_000, free_from: 50_000, bundles, least: null } };
    const mixed = order([line(1, 50_000, 1), large(2, 30_000), large(3, 30_000)], 0, terms);
    const some = (...numbers: readonly number[]) => numbers.map((no) => ({ no, quantity: 1 }));
    expect(dueFor(mixed, some(1, 2))).toBe(5_000);
    expect(dueFor(mixed, some(1))).toBe(0);
    expect(dueFor(mixed, some(2, 3))).toBe(0);
    const paid = order([line(1, 30_000, 2), large(2, 30_000)], 0, terms);
    expect(dueFor(paid, some(1))).toBe(3_000);
  });
  it('is what is left of a discount whose minimum is not met any more', () => {
    expect(dueFor(order(two, 6_000), first)).toBe(3_000 + 3_000);
    expect(dueFor(order(two, 6_000, { recharge: { fee: 0, free_from: 0, least: null } }), first)).toBe(0);
  });
  it('is nothing where the shop lets it be, as with orders from before', () => {
    expect(dueFor(order(two, 6_000, {}), first)).toBe(0);
    expect(dueFor({ lines: two, amounts: { goods: 60_000, discount: 6_000 } }, first)).toBe(0);
  });
});

describe('what is charged again', () => {
  it('is what is owed and was not charged before', () => {
    expect(rechargeFor(order(two), going)).toBe(3_000);
    expect(rechargeFor(order(two), { ...going, charged: 3_000 })).toBe(0);
  });
  it('never takes more than goes back', () => {
    expect(rechargeFor(order(two), { ...going, givenBack: 1_000 })).toBe(1_000);
  });
  it('comes back with the last that goes', () => {
    expect(rechargeFor(order(two), { ...going, gone: both, charged: 3_000 })).toBe(-3_000);
  });
  it('is nothing by the fault of the shop', () => {
    expect(rechargeFor(order(two), { ...going, fault: 'shop' })).toBe(0);
    expect(rechargeFor(order(two), { ...going, gone: both, charged: 3_000, fault: 'shop' })).toBe(-3_000);
  });
  it('gives all back in the end, and never asks for money, in whatever parts an order goes', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        lines,
        fc.nat(100),
        fc.array(fc.nat(20), { minLength: 12, maxLength: 12 }),
        (some, percent, picks) => {
          const placed = some.map(([price, quantity], at) => line(at + 1, price, quantity));
          const { goods } = order(placed).amounts;
          const discount = Math.floor((goods * percent) / 100);
          const sold = order(placed, discount);
          let left: Part[] = placed.map(({ no, quantity }) => ({ no, quantity }));
          let [charged, back, gonePrice] = [0, 0, 0];
          for (const pick of picks) {
            const part = left[pick % left.length];
            if (!part) break;
            const gone = [{ no: part.no, quantity: 1 }];
            const price = placed[part.no - 1]?.unit_price ?? 0;
            const givenBack = price - shareOf(discount, gonePrice + price, goods) + shareOf(discount, gonePrice, goods);
            const again = rechargeFor(sold, { left, gone, charged, givenBack, fault: 'buyer' });
            expect(givenBack - again).toBeGreaterThanOrEqual(0);
            [charged, back, gonePrice] = [charged + again, back + givenBack - again, gonePrice + price];
            expect(charged).toBeGreaterThanOrEqual(0);
            left = left
              .map((one) => (one.no === part.no ? { ...one, quantity: one.quantity - 1 } : one))
              .filter(({ quantity }) => quantity > 0);
          }
          if (left.length === 0) expect([back, charged]).toEqual([goods - discount, 0]);
        },
      ),
    );
  });
});
