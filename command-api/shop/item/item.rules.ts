import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemKind, OrderLine } from '@maru/contracts/shop/item/item.fields';
import { availableOf, quantityOf, shownState } from '@maru/contracts/shop/item/item.stock';
import { type ItemFacts, optionOf } from './item.state.ts';

/** Goods run out and are counted, licences do not. */
export const mustCountAsKind = (kind: ItemKind, { stock }: { readonly stock: number | null }) => {
  if ((stock === null) === (kind === 'licence')) return;
  const message = kind === 'goods' ? '재고를 적어 주세요.' : '라이선스는 재고를 비워 주세요.';
  throw new Rejected('invalid_input', { errors: [{ path: 'stock', message }] });
};

/** A hidden item is not there for buyers. */
export const mustBeOnSale = (item: Pick<ItemFacts, 'state' | 'options'>) => {
  if (item.state === 'hidden') throw new Rejected('item_not_found');
  if (shownState(item.state, item.options) === 'soldOut') throw new Rejected('sold_out');
};

/** Never is more promised than is on hand. */
export const mustBeAvailable = (item: Pick<ItemFacts, 'options'>, lines: readonly OrderLine[]) => {
  for (const { optionId } of lines) {
    const available = availableOf(optionOf(item, optionId));
    if (available !== null && quantityOf(lines, optionId) > available) throw new Rejected('out_of_stock');
  }
};
