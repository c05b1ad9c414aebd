import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import type { ItemState } from '@maru/contracts/shop/item/item.fields';
import type { ItemCategory } from '@maru/contracts/shop/item/item.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<ItemCategory>;

const visibleItems = (state: ItemState) => (state === 'hidden' ? 0 : 1);
const withCount = (doc: Doc | undefined, id: string, more: number): Doc => ({ id, items: (doc?.items ?? 0) + more });

/** How many items each category shows; an empty one stays with 0. */
export const itemCategoryProjection: Projection<ItemEvent, ItemCategory> = {
  name: 'item-category',
  version: 1,
  view: { fields: { items: 'number', position: 'number' }, indexes: [['items']] },
  streams: [itemStream('')],
  key: ({ type, data }) => {
    if (type === 'ItemCategoryChanged') return [data.from, data.to];
    return type === 'ItemAdded' || type === 'ItemStateChanged' ? data.category : [];
  },
  on: {
    ItemAdded: (doc, { data: { category, state } }) => withCount(doc, category, visibleItems(state)),
    // The one it leaves is there, because the item was counted in it; the one it comes to may be new.
    ItemCategoryChanged: (doc, { data: { from, to, state } }) =>
      doc?.id === from ? withCount(doc, from, -visibleItems(state)) : withCount(doc, to, visibleItems(state)),
    ItemStateChanged: (doc, { data: { category, from, to } }) =>
      withCount(doc, category, visibleItems(to) - visibleItems(from)),
    ItemEdited: ignore,
    ItemImagesChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: ignore,
    ItemSaleSet: ignore,
    SaleBegan: ignore,
    SaleEnded: ignore,
    ItemOptionAdded: ignore,
    ItemOptionChanged: ignore,
    ItemOptionRemoved: ignore,
    StockAdjusted: ignore,
    StockReserved: ignore,
    StockReleased: ignore,
    StockTaken: ignore,
    SaleUndone: ignore,
  },
};
