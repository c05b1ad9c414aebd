import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface PriceAlertReaction {
  readonly itemId: string;
}
const reactionOf = ({ data: { id } }: { readonly data: { readonly id: string } }): readonly PriceAlertReaction[] => [
  { itemId: id },
];

/** Stock comes and goes all day, and moves the lowest price with it: only what people set is told as a lower price. */
export const priceAlertWorkflow: Workflow<ItemEvent | PriceAlertEvent, PriceAlertReaction> = {
  name: 'price-alert',
  version: 1,
  everyMs: 3_000,
  streams: [itemStream(''), priceAlertStream('')],
  waits: 'state',
  on: {
    ItemOptionChanged: (event) => (event.data.price === undefined ? [] : reactionOf(event)),
    ItemOptionAdded: reactionOf,
    SaleBegan: reactionOf,
    ItemStateChanged: (event) => (event.data.to === 'onSale' ? reactionOf(event) : []),
    // It may have fallen while somebody asked.
    PriceAlertAsked: reactionOf,
    PriceAlertCancelled: ignore,
    PriceAlertTold: ignore,
    ItemAdded: ignore,
    ItemEdited: ignore,
    ItemImagesChanged: ignore,
    ItemCategoryChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: ignore,
    ItemSaleSet: ignore,
    SaleEnded: ignore,
    ItemOptionRemoved: ignore,
    StockAdjusted: ignore,
    StockReserved: ignore,
    StockReleased: ignore,
    StockTaken: ignore,
    SaleUndone: ignore,
  },
};
