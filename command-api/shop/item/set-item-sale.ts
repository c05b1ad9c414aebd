import { itemErrors } from '@maru/contracts/shop/item/item.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { Sale } from '@maru/contracts/shop/item/item.fields';
import { holdsAt } from '@maru/contracts/shop/item/item.price';
import { isBookDiscountAllowed } from '@maru/contracts/shop/law/book-price';
import { factsOf, type ItemDecider } from './item.state.ts';

const inWords = (sale: Sale | null) => sale && `${sale.percent} ${sale.from} ${sale.until}`;

const mustNotBeOver = ({ until }: Sale, now: number) => {
  if (Date.parse(until) > now) return;
  throw new Rejected('invalid_input', { errors: [{ path: 'sale.until', message: itemErrors.saleIsOver }] });
};

export const setItemSale: ItemDecider<'SetItemSale'> = (state, { data: { sale: to } }, { at }) => {
  const { id, sale: from, terms } = factsOf(state);
  if (inWords(from) === inWords(to)) return [];
  if (to && terms.book && !isBookDiscountAllowed(to.percent)) throw new Rejected('book_price');
  const now = Date.parse(at);
  if (to) mustNotBeOver(to, now);
  const began: readonly ItemEvent[] =
    to && holdsAt(to, now) ? [{ type: 'SaleBegan', data: { id, percent: to.percent } }] : [];
  return [{ type: 'ItemSaleSet', data: { id, from, to } }, ...began];
};

/** Whoever sends this may have read an older sale. */
export const beginSale: ItemDecider<'BeginSale'> = (state, _command, { at }) => {
  const { id, sale, sale_began } = factsOf(state);
  return sale && !sale_began && holdsAt(sale, Date.parse(at))
    ? [{ type: 'SaleBegan', data: { id, percent: sale.percent } }]
    : [];
};

export const endSale: ItemDecider<'EndSale'> = (state, _command, { at }) => {
  const { id, sale } = factsOf(state);
  return sale && Date.parse(sale.until) <= Date.parse(at)
    ? [{ type: 'SaleEnded', data: { id, percent: sale.percent } }]
    : [];
};
