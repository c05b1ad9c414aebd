import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { presentItem } from '@maru/contracts/shop/item/item.cards';
import type { ItemDocument, ItemOnShelf, ItemText, StarCounts } from '@maru/contracts/shop/item/item.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

const itemViews: readonly string[] = ['item', 'item-text'];

/** One item whole, hidden or not, with the stars of its reviews. Throws `item_not_found`. */
const readItem = async (views: ViewStore, id: string): Promise<ItemDocument & { readonly rated: StarCounts }> => {
  const [stored, text] = await Promise.all([
    views.view('item').get<ItemOnShelf>(id),
    views.view('item-text').get<ItemText>(id),
  ]);
  if (!stored) throw new Rejected('item_not_found');
  const {
    visible: _visible,
    available: _available,
    lowest_price: _price,
    sale_due: _due,
    scarce: _scarce,
    left: _left,
    shown: _shown,
    shipping: _shipping,
    finding: _finding,
    ...item
  } = stored.doc;
  return { ...item, description: text?.doc.description ?? '', notice: text?.doc.notice ?? null };
};

/** A hidden item is not there. */
export const itemOne: QueryHandler<typeof itemQueries.one> = {
  views: itemViews,
  answer: async ({ id }, { engines: { views, clock } }) => {
    const item = await readItem(views, id);
    if (item.state === 'hidden') throw new Rejected('item_not_found');
    return presentItem(item, clock.now());
  },
  revision: ({ revision }) => revision,
};

export const itemInfo: QueryHandler<typeof itemQueries.info> = {
  views: itemViews,
  answer: async ({ id }, { engines: { views } }) => {
    const { rated: _, ...item } = await readItem(views, id);
    return item;
  },
  revision: ({ revision }) => revision,
};
