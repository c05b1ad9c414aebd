import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import { type PricedItem, quoteLine } from '@maru/contracts/shop/order/order.quote';
import { expect, it } from 'vitest';

const item: PricedItem = {
  name: '명함',
  category: '명함',
  images: [],
  kind: 'goods',
  tax: 'taxed',
  state: 'onSale',
  notice: null,
  terms: firstItemTerms,
  options: [{ id: 1, name: '200장', price: 10_000, stock: 5, reserved: 0 }],
  sale: null,
};
const wanted = (printed: boolean) =>
  quoteLine({ item_id: 'card', option_id: 1, quantity: 1 }, { ...item, terms: { ...firstItemTerms, printed } }, 0);

it('is ordered with consent to what is made to order, where it is printed', () => {
  expect(consentsFor([wanted(true)]).map(({ which }) => which)).toEqual(['madeToOrder']);
  expect(consentsFor([wanted(false)])).toEqual([]);
});
