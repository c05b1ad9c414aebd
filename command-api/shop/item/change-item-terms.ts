import { Rejected } from '@maru/contracts/kernel/rejections';
import { isBookDiscountAllowed } from '@maru/contracts/shop/law/book-price';
import type { ItemTerms } from '@maru/contracts/shop/item/item.terms';
import { factsOf, type ItemDecider } from './item.state.ts';

const inWords = ({ shipping, most, book }: ItemTerms) => JSON.stringify([Object.values(shipping), most, book]);

export const changeItemTerms: ItemDecider<'ChangeItemTerms'> = (state, { data }) => {
  const { terms, sale } = factsOf(state);
  if (inWords(terms) === inWords(data)) return [];
  if (data.book && sale && !isBookDiscountAllowed(sale.percent)) throw new Rejected('book_price');
  return [{ type: 'ItemTermsChanged', data }];
};
