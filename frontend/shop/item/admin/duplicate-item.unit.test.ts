import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { itemForm } from '@maru/contracts/shop/item/item.routes';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { expect, it } from 'vitest';
import { duplicateOf } from './duplicate-item.ts';

const item: ItemDocument = {
  id: '01900000-0000-7000-8000-0000000000f1',
  revision: 4,
  position: 9,
  name: '가'.repeat(80),
  summary: '',
  description: '## 종이',
  images: [],
  category: '명함',
  kind: 'goods',
  tax: 'taxed',
  state: 'onSale',
  terms: { ...firstItemTerms, most: 3 },
  notice: noticeExamples.goods,
  options: [
    { id: 2, name: '검정', price: 1_000, stock: 7, reserved: 1, code: 'B' },
    { id: 3, name: '흰색', price: 2_000, stock: 0, reserved: 0, off: true },
  ],
  sale: { percent: 10, from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' },
  sale_began: false,
  sold: 3,
  created_at: 1,
  updated_at: 2,
};

it('is a hidden item without stock, with the same words, options, notice and terms', () => {
  const copy = duplicateOf(item);
  expect(itemForm.safeParse(copy).success).toBe(true);
  expect(copy).toMatchObject({
    state: 'hidden',
    description: '## 종이',
    terms: { most: 3 },
    notice: noticeExamples.goods,
  });
  expect(copy.name).toBe(`${'가'.repeat(77)} 사본`);
  expect(copy.options).toEqual([
    { name: '검정', price: 1_000, stock: 0 },
    { name: '흰색', price: 2_000, stock: 0, off: true },
  ]);
  expect(duplicateOf({ ...item, kind: 'licence', notice: null }).options[0]?.stock).toBe(null);
});
