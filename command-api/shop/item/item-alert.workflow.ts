import { ignore } from '@maru/contracts/kernel/decider';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface ItemAlertReaction {
  readonly itemId: string;
}
/** Look again who waits for something of the item. */
export const lookAgain = ({
  data: { id },
}: {
  readonly data: { readonly id: string };
}): readonly ItemAlertReaction[] => [{ itemId: id }];

/** What people ask to be told of an item begins here, and names the further events that may bring it about. */
export const itemAlert: Pick<Workflow<ItemEvent, ItemAlertReaction>, 'everyMs' | 'waits' | 'on'> = {
  everyMs: 3_000,
  waits: 'state',
  on: {
    ItemStateChanged: (event) => (event.data.to === 'onSale' ? lookAgain(event) : []),
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
    StockAdjusted: ignore,
    StockReserved: ignore,
    StockReleased: ignore,
    StockTaken: ignore,
    SaleUndone: ignore,
  },
};
