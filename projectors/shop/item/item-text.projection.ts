import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import type { ItemText } from '@maru/contracts/shop/item/item.views';
import type { Projection } from '../../runtime/projection.ts';

/** What is written about each item, apart from what lists read. */
export const itemTextProjection: Projection<ItemEvent, ItemText> = {
  name: 'item-text',
  version: 2,
  view: { fields: { position: 'number' }, indexes: [] },
  streams: [itemStream('')],
  own: itemStream(''),
  key: (event) => event.data.id,
  on: {
    ItemAdded: (_, { data: { id, description } }) => ({ id, description, notice: null }),
    ItemEdited: (doc, { data: { description } }) => doc && (description === undefined ? doc : { ...doc, description }),
    ItemImagesChanged: ignore,
    ItemCategoryChanged: ignore,
    ItemStateChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: (doc, { data: { id: _id, ...notice } }) => doc && { ...doc, notice },
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
