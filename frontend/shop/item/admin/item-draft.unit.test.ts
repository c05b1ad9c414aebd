import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, emptyOption, errorsOfDraft, errorsOfOptions, optionOf, sameTexts } from './item-draft.ts';

const { data } = itemExamples.ItemAdded;
const item: ItemDocument = {
  ...data,
  options: data.options.map((option) => ({ ...option, reserved: 0 })),
  sale: null,
  sale_began: false,
  sold: 0,
  created_at: 1,
  updated_at: 1,
  revision: 0,
  position: 1,
};

describe('the form of an item', () => {
  it('names what is missing', () => expect(Object.keys(errorsOfDraft(emptyDraft))).toEqual(['name', 'category']));
  it('is content with an item that is there', () => expect(errorsOfDraft(draftOf(item))).toEqual({}));
  it('wants goods counted, and licences not', () => {
    expect(Object.keys(errorsOfOptions([{ name: '100장', price: 0, stock: 3 }, emptyOption], 'goods'))).toEqual([
      '1.name',
      '1.price',
      '1.stock',
    ]);
    expect(errorsOfOptions([{ name: '1년', price: 330_000, stock: null }], 'licence')).toEqual({});
    expect(optionOf({ name: ' 1년 ', price: 330_000, stock: 7 }, 'licence')).toEqual({
      name: '1년',
      price: 330_000,
      stock: null,
    });
  });
  it('is not disturbed by stock that moves, but by words that change', () => {
    expect(sameTexts(item, { ...item, revision: 9, options: [] })).toBe(true);
    expect(sameTexts(item, { ...item, name: '다른 이름' })).toBe(false);
  });
});
