import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { CouponClaim, Deductions } from '@maru/contracts/shop/order/order.amounts';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { type Destination, quoteOf } from '@maru/contracts/shop/order/order.totals';
import { describe, expect, it } from 'vitest';

const line = (unit_price: number, more: Partial<QuotedLine> = {}): QuotedLine => ({
  item_id: `item of ${unit_price}`,
  option_id: 1,
  quantity: 1,
  name: '',
  category: '명함',
  option: '',
  image: null,
  unit_price,
  base_price: unit_price,
  amount: unit_price * (more.quantity ?? 1),
  available: null,
  most: 99,
  kind: 'goods',
  tax: 'taxed',
  terms: firstItemTerms,
  made_to_order: false,
  problem: null,
  ...more,
});
const free = (unit_price: number, more: Partial<QuotedLine> = {}) =>
  line(unit_price, { category: '도서', tax: 'free', ...more });
const off = (won: number, least = 0): NonNullable<CouponClaim['terms']> => ({
  name: '할인',
  off: { kind: 'won', won },
  least,
});
const forCards = { scope: { categories: ['명함'], items: [] } };
const coupon = (terms: CouponClaim['terms']): CouponClaim => ({ code: 'SALE', terms, problem: null });
const points = (wanted: number) => ({ balance: wanted, wanted });
const deductionsOf = (lines: readonly QuotedLine[], deductions: Deductions) =>
  quoteOf(lines, {}, deductions).lines.map((one) => one.deductions);

describe('what is taken off a line', () => {
  it('is of discounts that are for it, and of the points its share of what is left', () => {
    const lines = [line(20_000, { quantity: 2 }), free(20_000)];
    const wanted = { automatic: [{ ...off(4_000), ...forCards }], coupon: coupon(off(14_000)), points: points(10_500) };
    expect(deductionsOf(lines, wanted)).toEqual([
      { automatic: 4_000, coupon: 9_000, points: 6_750 },
      { coupon: 5_000, points: 3_750 },
    ]);
  });
  it('is nothing of what cannot be bought', () =>
    expect(deductionsOf([line(20_000, { problem: 'soldOut' }), line(10_000)], { coupon: coupon(off(1_000)) })).toEqual([
      undefined,
      { coupon: 1_000, points: 0 },
    ]));
  it('gives way where too little would be left to be paid', () => {
    const licences = [line(600, { kind: 'licence' }), line(440, { kind: 'licence' })];
    const { amounts, lines, coupon: shown } = quoteOf(licences, {}, { coupon: coupon(off(1_000)) });
    expect(amounts).toMatchObject({ discount: 940, total: 100 });
    expect(shown?.discount).toBe(940);
    expect(lines.map(({ deductions }) => deductions?.coupon)).toEqual([541, 399]);
  });
  it('counts a minimum by prices, whatever else is taken off', () => {
    const { coupon: shown } = quoteOf(
      [line(20_000)],
      {},
      { automatic: [off(3_000)], coupon: coupon(off(2_000, 20_000)) },
    );
    expect(shown).toMatchObject({ problem: null, discount: 2_000 });
  });
});

describe('the part without tax', () => {
  const taxFree = (lines: readonly QuotedLine[], deductions: Deductions = {}, destination: Destination = {}) =>
    quoteOf(lines, destination, deductions).amounts.tax_free;

  it('bears no discount that is for other things', () => {
    const mixed = [line(60_000), free(40_000)];
    const cards = coupon({ ...off(10_000), ...forCards });
    expect(taxFree(mixed, { coupon: cards })).toBe(40_000);
    expect(taxFree(mixed, { coupon: cards, points: points(9_000) })).toBe(36_000);
    expect(taxFree(mixed, { coupon: coupon(off(10_000)) })).toBe(36_000);
  });
  it('holds the fee for sending goods without tax, of mixed goods their share of it', () => {
    expect(taxFree([free(20_000)])).toBe(23_000);
    expect(taxFree([free(20_000), line(10_000)])).toBe(22_000);
    expect(taxFree([free(20_000), line(10_000)], {}, { postcode: '63309' })).toBe(24_000);
    expect(taxFree([free(20_000), line(90_000, { kind: 'licence' })])).toBe(23_000);
    expect(taxFree([free(20_000, { kind: 'licence' }), line(10_000)])).toBe(20_000);
    expect(taxFree([free(20_000)], {}, { pickup: true })).toBe(20_000);
  });
});
