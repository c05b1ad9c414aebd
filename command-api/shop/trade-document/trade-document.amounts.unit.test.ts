import { orderRows, quoteRows, sumsOf, withTax } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { estimateUntil, taxInvoiceDue } from '@maru/contracts/shop/trade-document/trade-document.validity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsOf } from '@maru/contracts/shop/order/order.amounts';

const line = (unit_price: number, quantity: number, tax: 'taxed' | 'free' = 'taxed', cancelled = 0) =>
  ({ name: '명함', option: '', unit_price, quantity, cancelled, tax, kind: 'goods' }) as const;
const amountsFor = (lines: readonly ReturnType<typeof line>[], shipping: number, points: number) => {
  const sum = (which: readonly ReturnType<typeof line>[]) =>
    which.reduce((all, { unit_price, quantity }) => all + unit_price * quantity, 0);
  const free = sum(lines.filter(({ tax }) => tax === 'free'));
  const { usable: _, ...amounts } = amountsOf(
    { goods: sum(lines), shipping, free, off: 0 },
    { balance: points, wanted: points },
  );
  return amounts;
};

describe('the rows of a document', () => {
  it('split a price with its tax to the won', () => {
    const lines = [line(11_000, 1)];
    expect(orderRows({ lines, amounts: amountsFor(lines, 0, 0), refunded: 0 })).toMatchObject([
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
    const rows = orderRows({ lines, amounts: amountsFor(lines, 3_000, 5_000), refunded: 0 });
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
    const rows = orderRows({ lines, amounts, refunded: 7_500 });
    expect(rows.map(({ name, quantity, amount }) => [name.of, quantity, amount])).toEqual([
      ['line', 2, 20_000],
      ['shipping', 1, 3_000],
      ['charge', 1, 2_500],
    ]);
  });
  it('of an estimate are those of what can be had', () => {
    const lines = [
      { ...line(11_000, 2), problem: null },
      { ...line(5_000, 1), problem: 'gone' as const },
    ];
    const amounts = amountsFor([line(11_000, 2)], 0, 0);
    expect(sumsOf(quoteRows({ lines, amounts }))).toEqual({ supply: 20_000, vat: 2_000, free: 0, total: 22_000 });
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
          const sums = sumsOf(orderRows({ lines, amounts, refunded: 0 }));
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
