import { Rejected } from '@maru/contracts/kernel/rejections';
import { isBookDiscountAllowed } from '@maru/contracts/shop/law/book-price';
import type { ItemTerms } from '@maru/contracts/shop/item/item.terms';
import { factsOf, type ItemDecider } from './item.state.ts';

const inWords = ({ shipping, most, book, printed = false }: ItemTerms) =>
  JSON.stringify([Object.values(shipping), most, book, printed]);

export const changeItemTerms: ItemDecider<'ChangeItemTerms'> = (state, { data: wanted }) => {
  const { terms, sale } = factsOf(state);
  // Forms that do not know of printing leave it as it is.
  const { printed = terms.printed } = wanted;
  const data = { ...wanted, ...(printed !== undefined && { printed }) };
  if (inWords(terms) === inWords(data)) return [];
  if (data.book && sale && !isBookDiscountAllowed(sale.percent)) throw new Rejected('book_price');
  return [{ type: 'ItemTermsChanged', data }];
};
