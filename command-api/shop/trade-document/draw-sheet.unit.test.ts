import { orderRows } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { statementSheet } from '@maru/contracts/shop/trade-document/trade-document.words';
import { expect, it } from 'vitest';
import { drawSheet } from './draw-sheet.service.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    no: at + 1,
    name: `명함 ${at}`,
    option: '200장',
    unit_price: 11_000,
    quantity: 1,
    cancelled: 0,
    exchanged: 0,
    replaces: null,
    tax: 'taxed' as const,
    kind: 'goods' as const,
  }));
const sheetWith = (count: number) => {
  const goods = 11_000 * count;
  const amounts = { goods, shipping: 0, discount: 0, points: 0, total: goods, tax_free: 0 };
  const refunded = { refunded: 0, tax_free_refunded: 0 };
  const rows = orderRows({ lines: lines(count), amounts, ...refunded, shipping_fees: [], automatic: null });
  return statementSheet({ number: '261123-ABCD-EFG', at: 0, shop: null, to: { name: '김한빛' }, rows });
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it('draws a PDF with the letters it uses, on as many pages as they need', async () => {
  const [one, many] = await Promise.all([drawSheet(sheetWith(2)), drawSheet(sheetWith(60))]);
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(one)).toBe(1);
  expect(pagesOf(many)).toBe(3);
  // The whole typeface takes 2.7 MB: what is embedded is a part of it, by the mark that a name of a part begins with.
  expect(one.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Pretendard/);
  expect(many.length).toBeLessThan(150_000);
});

it('says in words what a row is for, and in the sums what is tax', () => {
  const sheet = sheetWith(1);
  expect(sheet.rows).toEqual([['1', '명함 0 (200장)', '1', '11,000', '10,000', '1,000']]);
  expect(sheet.sums).toEqual([
    ['과세 공급가액', '10,000원'],
    ['부가세', '1,000원'],
    ['합계', '11,000원'],
  ]);
  expect(sheet.parties[1].facts).toEqual([['상호(성명)', '김한빛']]);
});
