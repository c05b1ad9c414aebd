import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface RestockReaction {
  readonly itemId: string;
}
const reactionOf = ({ data: { id } }: { readonly data: { readonly id: string } }): readonly RestockReaction[] => [
  { itemId: id },
];

export const restockWorkflow: Workflow<ItemEvent | RestockEvent, RestockReaction> = {
  name: 'restock',
  version: 1,
  everyMs: 3_000,
  streams: [itemStream(''), restockStream('')],
  waits: 'state',
  on: {
    StockAdjusted: (event) => (event.data.by > 0 ? reactionOf(event) : []),
    StockReleased: reactionOf,
    ItemStateChanged: (event) => (event.data.to === 'onSale' ? reactionOf(event) : []),
    // It may have come back while somebody asked.
    RestockAsked: reactionOf,
    RestockCancelled: ignore,
    RestockTold: ignore,
    ItemAdded: ignore,
    ItemEdited: ignore,
    ItemImagesChanged: ignore,
    ItemCategoryChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: ignore,
    ItemSaleSet: ignore,
    SaleBegan: ignore,
    SaleEnded: ignore,
    ItemOptionAdded: ignore,
    ItemOptionChanged: ignore,
    ItemOptionRemoved: ignore,
    StockReserved: ignore,
    StockTaken: ignore,
    SaleUndone: ignore,
  },
};
