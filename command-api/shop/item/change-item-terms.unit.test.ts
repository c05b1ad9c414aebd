import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { itemPolicies } from '@maru/contracts/shop/item/item.policies';
import { itemTerms } from '@maru/contracts/shop/item/item.terms';
import { bookRoom, isBookDiscountAllowed } from '@maru/contracts/shop/law/book-price';
import { describe, expect, it } from 'vitest';
import { added, id, item, keeper, orderId, orders, reserved, taken, released } from './item.spec.ts';

const { ItemTermsChanged: changed, ItemSaleSet: planned } = itemExamples;
const book = { id, shipping: { kind: 'bundle' as const }, most: null, book: true };

describe('ChangeItemTerms', () => {
  it('records what changes, and nothing when nothing does', () => {
    item.given(added).when({ type: 'ChangeItemTerms', data: changed.data }, keeper).emits(changed);
    item.given(added, changed).when({ type: 'ChangeItemTerms', data: changed.data }, keeper).emitsNothing();
    item
      .given(added)
      .when({ type: 'ChangeItemTerms', data: { ...book, book: false } }, keeper)
      .emitsNothing();
  });
  it('is for administrators', () => {
    expect(itemPolicies.ChangeItemTerms({ ...keeper, level: 9 }, { item: 'there' })).toBe('forbidden');
  });
  it('makes no book of what is sold for more than a tenth less', () => {
    item.given(added, planned).when({ type: 'ChangeItemTerms', data: book }, keeper).isRefused('book_price');
  });
  it('takes no fee below nothing and no limit of nothing', () => {
    const read = (part: object) => itemTerms.safeParse({ ...book, ...part }).success;
    expect([read({}), read({ most: 0 }), read({ shipping: { kind: 'own', fee: -1, each: null } })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** 출판문화산업 진흥법 제22조 제5항. */
describe('the price of a book', () => {
  const isBook = { type: 'ItemTermsChanged', data: book } as const;
  const sale = (percent: number) => ({ percent, from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' });
  it('is reduced by a tenth at most', () => {
    expect([isBookDiscountAllowed(10), isBookDiscountAllowed(11)]).toEqual([true, false]);
    item
      .given(added, isBook)
      .when({ type: 'SetItemSale', data: { id, sale: sale(11) } }, keeper)
      .isRefused('book_price');
    item
      .given(added, isBook)
      .when({ type: 'SetItemSale', data: { id, sale: sale(10) } }, keeper)
      .emits({ type: 'ItemSaleSet', data: { id, from: null, to: sale(10) } });
  });
  it('leaves coupons what discount and points do not take of fifteen percent', () => {
    const of = (unit_price: number, points_percent: number) =>
      bookRoom({ base_price: 20_000, unit_price, quantity: 2, points_percent });
    expect([of(20_000, 0), of(18_000, 0), of(18_000, 1), of(18_000, 5), of(17_000, 5)]).toEqual([
      6_000, 2_000, 1_640, 200, 0,
    ]);
  });
});

describe('UndoSale', () => {
  const undo = { type: 'UndoSale', data: { id, orderId, pieces: 1 } } as const;
  it('takes back what an order bought, and nothing of what it only held', () => {
    item.given(added, reserved, taken).when(undo, orders).emits(itemExamples.SaleUndone);
    item.given(added, reserved, released).when(undo, orders).emitsNothing();
    item.given(added, reserved).when(undo, orders).emitsNothing();
  });
  it('is the orders’ alone', () => expect(itemPolicies.UndoSale(keeper, { item: 'there' })).toBe('forbidden'));
});
