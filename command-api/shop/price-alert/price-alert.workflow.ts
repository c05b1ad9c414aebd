import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import { itemAlert, type ItemAlertReaction, lookAgain } from '../item/item-alert.workflow.ts';

/** Stock comes and goes all day, and moves the lowest price with it: only what people set is told as a lower price. */
export const priceAlertWorkflow: Workflow<ItemEvent | PriceAlertEvent, ItemAlertReaction> = {
  ...itemAlert,
  name: 'price-alert',
  version: 1,
  streams: [itemStream(''), priceAlertStream('')],
  on: {
    ...itemAlert.on,
    ItemOptionChanged: (event) =>
      event.data.price === undefined && event.data.off === undefined ? [] : lookAgain(event),
    ItemOptionAdded: lookAgain,
    SaleBegan: lookAgain,
    // It may have fallen while somebody asked.
    PriceAlertAsked: lookAgain,
    PriceAlertCancelled: ignore,
    PriceAlertTold: ignore,
  },
};
