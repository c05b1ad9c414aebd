import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { Sale } from '@maru/contracts/shop/item/item.fields';
import { holdsAt } from '@maru/contracts/shop/item/item.price';
import { factsOf, type ItemDecider } from './item.state.ts';

const inWords = (sale: Sale | null) => sale && `${sale.percent} ${sale.from} ${sale.until}`;

const mustNotBeOver = ({ until }: Sale, now: number) => {
  if (Date.parse(until) > now) return;
  throw new Rejected('invalid_input', {
    errors: [{ path: 'sale.until', message: '할인이 끝나는 때는 지금보다 뒤여야 해요.' }],
  });
};

/** One that holds already begins with being set. */
export const setItemSale: ItemDecider<'SetItemSale'> = (state, { data: { sale: to } }, { at }) => {
  const { id, sale: from } = factsOf(state);
  if (inWords(from) === inWords(to)) return [];
  const now = Date.parse(at);
  if (to) mustNotBeOver(to, now);
  const began: readonly ItemEvent[] =
    to && holdsAt(to, now) ? [{ type: 'SaleBegan', data: { id, percent: to.percent } }] : [];
  return [{ type: 'ItemSaleSet', data: { id, from, to } }, ...began];
};
