import type { OpenService } from '@maru/platform/service/service';
import { anyAggregate } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { workflowCommands } from '../runner/workflow-commands.ts';
import { followSales } from './follow-sales.ts';

/** Begins and ends the sales of items. */
export const openSales: OpenService = async ({ engines, log }) => {
  const { execute } = workflowCommands(engines, [anyAggregate(itemAggregate)]);
  const following = followSales(engines, execute, log);
  return { close: () => following.close() };
};
