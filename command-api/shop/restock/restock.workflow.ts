import { ignore } from '@maru/contracts/kernel/decider';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';
import { itemAlert, type ItemAlertReaction, lookAgain } from '../item/item-alert.workflow.ts';

export const restockWorkflow: Workflow<ItemEvent | RestockEvent, ItemAlertReaction> = {
  ...itemAlert,
  name: 'restock',
  version: 1,
  streams: [itemStream(''), restockStream('')],
  on: {
    ...itemAlert.on,
    StockAdjusted: (event) => (event.data.by > 0 ? lookAgain(event) : []),
    ItemOptionChanged: (event) => (event.data.off === false ? lookAgain(event) : []),
    StockReleased: lookAgain,
    // It may have come back while somebody asked.
    RestockAsked: lookAgain,
    RestockCancelled: ignore,
    RestockTold: ignore,
  },
};
