import { orderRows, quoteRows, sumsOf, withTax } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { statementSheet } from '@maru/contracts/shop/trade-document/trade-document.words';
import { estimateUntil, taxInvoiceDue } from '@maru/contracts/shop/trade-document/trade-document.validity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf, shareOf } from '@maru/contracts/shop/order/order.amounts';
import { wholeShippingFee } from '@maru/contracts/shop/order/order.shipping-fees';

const line = (unit_price: number, quantity: number, tax: 'taxed' | 'free' = 'taxed', cancelled = 0) => {
  const whole = { no: 1, exchanged: 0, replaces: null as number | null };
  return { name: '명함', option: '', unit_price, quantity, cancelled, tax, kind: 'goods', ...whole } as const;
};
type Order = Parameters<typeof orderRows>[0];
/** Of an order that was sent together. */
const rowsOf = (order: Omit<Order, 'shipping_fees'>) =>
  orderRows({ ...order, shipping_fees: wholeShippingFee(order).map((fee) => ({ ...fee, allowance: 0 })) });
/** Nothing went back, and no discount was had without a code. */
const standing = { refunded: 0, tax_free_refunded: 0, automatic: null };
/** Of an order that says only what was taken off all of it. */
const amountsFor = (lines: readonly ReturnType<typeof line>[], shipping: number, points: number) => {
  const sum = (which: readonly ReturnType<typeof line>[]) =>
    which.reduce((all, { unit_price, quantity }) => all + unit_price * quantity, 0);
  const free = sum(lines.filter(({ tax }) => tax === 'free'));
  const { usable: _, ...amounts } = amountsOf(
    { goods: sum(lines), shipping, off: 0 },
    { balance: points, wanted: points },
  );
  const { goods } = amounts;
  return { ...amounts, tax_free: free - shareOf(amounts.points, free, goods) };
};

describe('the rows of a document', () => {
  it('split a price with its tax to the won', () => {
    const lines = [line(11_000, 1)];
    expect(rowsOf({ lines, amounts: amountsFor(lines, 0, 0), ...standing })).toMatchObject([
      { supply: 10_000, vat: 1_000 },
    ]);
  });
  it('carry what three thirds lose', () => {
    const rows = withTax(
      [1, 2, 3].map(() => ({ name: { of: 'shipping' }, quantity: 1, amount: 100, free: 0 }) as const),
    );
    expect(rows.map(({ vat }) => vat)).toEqual([9, 9, 9]);
    expect(sumsOf(rows)).toEqual({ supply: 273, vat: 27, free: 0, total: 300 });
  });
  it('say what shipping costs and points take off, of which what is free of tax bears its share', () => {
    const lines = [line(20_000, 1, 'free'), line(30_000, 1)];
    const rows = rowsOf({ lines, amounts: amountsFor(lines, 3_000, 5_000), ...standing });
    expect(rows.map(({ name, amount, free }) => [name.of, amount, free])).toEqual([
      ['line', 20_000, 20_000],
      ['line', 30_000, 0],
      ['shipping', 3_000, 0],
      ['discount', -5_000, -2_000],
    ]);
    expect(sumsOf(rows)).toEqual({ supply: 27_273, vat: 2_727, free: 18_000, total: 48_000 });
  });
  it('leave out what was cancelled, and say what was kept back of it', () => {
    const lines = [line(10_000, 3, 'taxed', 1)];
    const amounts = amountsFor(lines, 3_000, 0);
    const rows = rowsOf({ lines, amounts, ...standing, refunded: 7_500 });
    expect(rows.map(({ name, quantity, amount }) => [name.of, quantity, amount])).toEqual([
      ['line', 2, 20_000],
      ['shipping', 1, 3_000],
      ['charge', 1, 2_500],
    ]);
  });
  it('say what each discount took off what was kept, of which each line bears its own', () => {
    const cards = { ...line(10_000, 3, 'taxed', 1), deductions: { automatic: 3_000, coupon: 600, points: 300 } };
    const books = { ...line(20_000, 1, 'free'), deductions: { coupon: 1_000, points: 200 } };
    const amounts = { goods: 50_000, shipping: 3_000, discount: 4_600, points: 500, total: 47_900, tax_free: 20_000 };
    const order = { lines: [cards, books], amounts, ...standing, automatic: '명함 주간', refunded: 8_700 };
    const rows = rowsOf(order);
    expect(rows.map(({ name, amount, free }) => [name.of, amount, free])).toEqual([
      ['line', 20_000, 0],
      ['line', 20_000, 20_000],
      ['shipping', 3_000, 1_200],
      ['automatic', -2_000, 0],
      ['coupon', -1_400, -1_000],
      ['points', -400, -200],
    ]);
    expect(sumsOf(rows)).toMatchObject({ free: amounts.tax_free, total: 39_200 });
    expect(statementSheet({ number: '', at: 0, shop: null, to: { name: '' }, rows }).rows.map((row) => row[1])).toEqual(
      ['명함', '명함', '배송비', '명함 주간', '쿠폰 할인', '포인트 사용'],
    );
  });
  it('name what was exchanged once', () => {
    const lines = [
      { ...line(10_000, 2), exchanged: 1 },
      { ...line(8_000, 1), replaces: 1 },
    ];
    const rows = rowsOf({ lines, amounts: amountsFor(lines.slice(0, 1), 0, 0), ...standing, refunded: 2_000 });
    expect(rows.map(({ name, amount }) => [name.of, amount])).toEqual([
      ['line', 10_000],
      ['line', 8_000],
    ]);
  });
  it('say without tax what went back as such', () => {
    const lines = [line(20_000, 1, 'free'), line(20_000, 1)];
    const order = { lines, amounts: amountsFor(lines, 0, 0), ...standing, refunded: 5_000, tax_free_refunded: 4_000 };
    expect(sumsOf(rowsOf(order))).toMatchObject({ free: 16_000, total: 35_000 });
  });
  it('of an estimate are those of what can be had', () => {
    const lines = [
      { ...line(11_000, 2), problem: null },
      { ...line(5_000, 1), problem: 'gone' as const },
    ];
    const amounts = amountsFor([line(11_000, 2)], 0, 0);
    expect(sumsOf(quoteRows({ lines, amounts, automatic: null }))).toEqual({
      supply: 20_000,
      vat: 2_000,
      free: 0,
      total: 22_000,
    });
  });

  const anyLine = fc.record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    free: fc.boolean(),
  });
  it('always come to the money that was paid, its tax-free part and an eleventh of the rest', () =>
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(0, 3_000),
        fc.integer({ min: 0, max: 300_000 }),
        (given, shipping, points) => {
          const lines = given.map(({ price, quantity, free }) => line(price, quantity, free ? 'free' : 'taxed'));
          const amounts = amountsFor(lines, shipping, points);
          const sums = sumsOf(rowsOf({ lines, amounts, ...standing }));
          expect(sums.total).toBe(amounts.total);
          expect(sums.free).toBe(amounts.tax_free);
          expect(sums.vat).toBe(Math.floor((amounts.total - amounts.tax_free) / 11));
          expect(sums.supply + sums.vat + sums.free).toBe(sums.total);
        },
      ),
    ));
});

describe('days', () => {
  const noon = Date.parse('2026-11-23T12:00:00+09:00');
  it('an estimate holds until the end of the fourteenth day in Seoul, or of a sale', () => {
    expect(new Date(estimateUntil(noon, []) + 1).toISOString()).toBe('2026-12-07T15:00:00.000Z');
    expect(estimateUntil(Date.parse('2026-11-23T00:30:00+09:00'), [])).toBe(estimateUntil(noon, []));
    expect(estimateUntil(noon, [noon + 5])).toBe(noon + 5);
  });
  it('a tax invoice is due on the tenth of the next month in Seoul', () => {
    expect(taxInvoiceDue(noon)).toBe('2026-12-10');
    expect(taxInvoiceDue(Date.parse('2026-12-31T23:59:59+09:00'))).toBe('2027-01-10');
    expect(taxInvoiceDue(Date.parse('2026-11-30T23:59:59Z'))).toBe('2027-01-10');
  });
});
