import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { holdOf, type StockCause } from '@maru/contracts/shop/item/item.stock';
import type { ReservationDocument } from '@maru/contracts/shop/payment/payment.views';
import type { Projection } from '../../runtime/projection.ts';

const idOf = (data: StockCause & { readonly id: string }) => `${holdOf(data)}:${data.id}`;

/** Stock that is held for orders, to find what nobody will ever pay. */
export const reservationProjection: Projection<ItemEvent, ReservationDocument> = {
  name: 'reservation',
  version: 1,
  view: { fields: { held: 'number', until: 'number' }, indexes: [['held', 'until']] },
  streams: [itemStream('')],
  key: ({ data }) => ('orderId' in data ? idOf(data) : []),
  on: {
    ItemAdded: ignore,
    ItemEdited: ignore,
    ItemImagesChanged: ignore,
    ItemCategoryChanged: ignore,
    ItemStateChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: ignore,
    ItemSaleSet: ignore,
    SaleBegan: ignore,
    SaleEnded: ignore,
    ItemOptionAdded: ignore,
    ItemOptionChanged: ignore,
    ItemOptionRemoved: ignore,
    StockAdjusted: ignore,
    StockReserved: (_, { data }) => ({
      id: idOf(data),
      order_id: data.orderId,
      ...(data.exchange !== undefined && { exchange: data.exchange }),
      item_id: data.id,
      held: true,
      until: Date.parse(data.until),
    }),
    StockReleased: (doc) => doc && { ...doc, held: false },
    StockTaken: (doc) => doc && { ...doc, held: false },
    SaleUndone: ignore,
  },
};
