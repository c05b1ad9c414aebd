import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPaid } from '@maru/contracts/shop/payment/payment-ways';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { type PricedItem, quoteLine } from '@maru/contracts/shop/order/order.quote';
import { quoteOf } from '@maru/contracts/shop/order/order.totals';

const now = Date.parse('2026-12-02T00:00:00Z');
const item: PricedItem = {
  name: '명함',
  category: '명함',
  images: ['main.webp', 'second.webp'],
  kind: 'goods',
  tax: 'taxed',
  state: 'onSale',
  terms: firstItemTerms,
  notice: null,
  sale: { percent: 15, from: '2026-12-01T00:00:00Z', until: '2026-12-08T00:00:00Z' },
  options: [
    { id: 1, name: '100장', price: 41_000, stock: 5, reserved: 2 },
    { id: 2, name: '200장', price: 69_000, stock: 0, reserved: 0 },
  ],
};
const line = (quantity: number, option_id = 1) => ({ item_id: 'i', option_id, quantity });
const quoted = (part: Partial<PricedItem>, wanted = line(1)) => quoteLine(wanted, { ...item, ...part }, now);

describe('a line', () => {
  it('costs what it costs now', () => {
    expect(quoted({})).toMatchObject({
      unit_price: 34_850,
      base_price: 41_000,
      amount: 34_850,
      available: 3,
      image: 'main.webp',
      problem: null,
    });
    expect(quoteLine(line(2), item, Date.parse('2026-12-08T00:00:00Z'))).toMatchObject({
      unit_price: 41_000,
      amount: 82_000,
    });
  });
  it('says why it cannot be bought', () => {
    expect(quoted({}, line(4)).problem).toBe('short');
    expect(quoted({}, line(1, 2)).problem).toBe('soldOut');
    expect(quoted({ state: 'soldOut' }).problem).toBe('soldOut');
    expect(quoted({ state: 'hidden' })).toMatchObject({ problem: 'gone', name: '', amount: 0 });
    expect(quoted({}, line(1, 9)).problem).toBe('gone');
    expect(quoteLine(line(1), undefined, now).problem).toBe('gone');
    const plenty = { options: [{ id: 1, name: '', price: 1_000, stock: 500, reserved: 0 }] };
    expect(quoted(plenty, line(100))).toMatchObject({ problem: 'overLimit', most: 99 });
  });
});

describe('a quote', () => {
  it('counts what can be bought, and sends goods only', () => {
    const licence = quoteLine(
      line(1),
      {
        ...item,
        kind: 'licence',
        tax: 'free',
        sale: null,
        options: [{ id: 1, name: '1년', price: 90_000, stock: null, reserved: 0 }],
      },
      now,
    );
    expect(quoteOf([quoted({}), licence, quoted({}, line(4))], { postcode: '63309' }).amounts).toEqual({
      goods: 124_850,
      shipping: 6_000,
      discount: 0,
      points: 0,
      total: 130_850,
      tax_free: 90_000,
    });
    expect(quoteOf([licence])).toMatchObject({ sent: false, amounts: { shipping: 0, total: 90_000 } });
    expect(quoteOf([quoted({ state: 'hidden' })])).toMatchObject({
      sent: false,
      amounts: { goods: 0, shipping: 0, total: 0 },
    });
  });
  it('says how much more makes sending free', () => {
    const parcels = { name: null, apart: false, items: [line(1).item_id], remote: 0, tax_free: 0, count: 1 };
    expect(quoteOf([quoted({})]).parcels).toEqual([{ ...parcels, fee: 3_000, missing: 15_150 }]);
    expect(quoteOf([quoted({}, line(2))]).parcels).toEqual([{ ...parcels, fee: 0, missing: null }]);
    expect(quoteOf([quoted({ kind: 'licence' })]).parcels).toEqual([]);
  });
  it('says what a remote place costs, and asks nothing of who fetches', () => {
    const sold = quoted({}, line(2));
    expect(quoteOf([sold], { postcode: '63309' })).toMatchObject({
      delivery: { remote: 3_000, area: '제주', pickup: false },
      amounts: { shipping: 3_000 },
    });
    expect(quoteOf([quoted({})], { pickup: true })).toMatchObject({
      sent: false,
      delivery: { remote: 0, area: null, pickup: true },
      parcels: [],
      amounts: { shipping: 0 },
    });
    expect(quoteOf([quoted({ kind: 'licence' })], { pickup: true }).delivery.pickup).toBe(false);
  });
  it('says why a coupon takes nothing off', () => {
    const terms = { name: '첫 구매', off: { kind: 'won', won: 5_000 }, least: 35_000 } as const;
    expect(quoteOf([quoted({})], undefined, { coupon: { code: 'FIRST', terms, problem: null } })).toMatchObject({
      coupon: { code: 'FIRST', name: '첫 구매', problem: 'tooSmall' },
      amounts: { discount: 0, total: 37_850 },
    });
    expect(
      quoteOf([quoted({ sale: null })], undefined, { coupon: { code: 'FIRST', terms, problem: null } }),
    ).toMatchObject({ coupon: { problem: null }, amounts: { discount: 5_000, total: 39_000 } });
    expect(quoteOf([quoted({})], undefined, { coupon: { code: 'FIRST', terms, problem: 'expired' } })).toMatchObject({
      coupon: { problem: 'expired' },
      amounts: { discount: 0 },
    });
    expect(
      quoteOf([quoted({})], undefined, { coupon: { code: 'NONE', terms: undefined, problem: 'unknown' } }).coupon,
    ).toEqual({ code: 'NONE', name: '', least: 0, discount: 0, problem: 'unknown' });
  });
  it('takes no more points than there are and goods cost, and leaves nothing or what can be paid', () => {
    const points = (balance: number, wanted: number, sold = quoted({})) =>
      quoteOf([sold], undefined, { points: { balance, wanted } });
    expect(points(500, 900)).toMatchObject({
      amounts: { points: 500, total: 37_350 },
      points: { balance: 500, usable: 500 },
    });
    expect(points(90_000, 90_000)).toMatchObject({
      amounts: { points: 34_850, total: 3_000 },
      points: { balance: 90_000, usable: 34_850 },
    });
    expect(points(90_000, 90_000, quoted({}, line(2)))).toMatchObject({
      amounts: { points: 69_700, total: 0 },
      points: { usable: 69_700 },
    });
    expect(points(90_000, 69_650, quoted({}, line(2))).amounts).toMatchObject({ points: 69_600, total: leastPaid });
    expect(points(69_699, 69_699, quoted({}, line(2)))).toMatchObject({
      amounts: { points: 69_600, total: leastPaid },
      points: { usable: 69_600 },
    });
    expect(points(0, 100).amounts.points).toBe(0);
  });
  it('adds up to whole won, whatever is in it', () => {
    const lines = fc.array(
      fc.record({
        price: fc.nat(100_000_000),
        percent: fc.integer({ min: 1, max: 90 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        free: fc.boolean(),
      }),
      { maxLength: 100 },
    );
    const off = fc.oneof(
      fc.record({ kind: fc.constant('won' as const), won: fc.integer({ min: 100, max: 100_000_000 }) }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        most: fc.constant(null),
      }),
    );
    fc.assert(
      fc.property(lines, off, fc.nat(1_000_000), fc.nat(1_000_000), (all, taken, balance, wanted) => {
        const { amounts } = quoteOf(
          all.map(({ price, percent, quantity, free }) =>
            quoted(
              {
                tax: free ? 'free' : 'taxed',
                sale: { percent, from: '2026-12-01T00:00:00Z', until: '2026-12-08T00:00:00Z' },
                options: [{ id: 1, name: '', price, stock: 999, reserved: 0 }],
              },
              line(quantity),
            ),
          ),
          undefined,
          {
            coupon: { code: 'ANY', terms: { name: '', off: taken, least: 0 }, problem: null },
            points: { balance, wanted },
          },
        );
        expect(amounts.total).toBe(amounts.goods + amounts.shipping - amounts.discount - amounts.points);
        expect(amounts.total === 0 || amounts.total >= Math.min(leastPaid, amounts.goods + amounts.shipping)).toBe(
          true,
        );
        expect(amounts.tax_free).toBeLessThanOrEqual(amounts.total);
        expect(Object.values(amounts).every((won) => Number.isSafeInteger(won) && won >= 0)).toBe(true);
      }),
    );
  });
});
