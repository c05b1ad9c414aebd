import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  emptyDraft,
  emptyOption,
  errorsOfDraft,
  errorsOfMove,
  errorsOfOptions,
  optionOf,
  sameTexts,
} from './item-draft.ts';

const { data } = itemExamples.ItemAdded;
const item: ItemDocument = {
  ...data,
  options: data.options.map((option) => ({ ...option, reserved: 0 })),
  terms: firstItemTerms,
  notice: null,
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

const option = { stock: 10, reserved: 3 };

describe('moving stock by hand', () => {
  it.each([[5], [-7], [999_990]])('goes by %d', (by) => expect(errorsOfMove(option, by, '입고')).toEqual({}));
  it.each([
    [0, '몇 개'],
    [-8, '3개보다'],
    [999_991, '1,000,000개'],
  ])('does not go by %d', (by, text) => expect(errorsOfMove(option, by, '입고')['pieces']).toContain(text));
  it('takes no more than there is', () =>
    expect(errorsOfMove({ stock: 2, reserved: 0 }, -3, '파손')['pieces']).toContain('있는 것보다'));
  it('wants a reason', () => expect(Object.keys(errorsOfMove(option, 1, ' '))).toEqual(['reason']));
});
