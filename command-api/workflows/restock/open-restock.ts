import type { OpenService } from '@maru/platform/service/service';
import { restockWorkflow } from '../../shop/restock/restock.workflow.ts';
import { shopAggregates } from '../../shop/shop.aggregates.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { workflowCommands } from '../runner/workflow-commands.ts';
import { restockNotifier } from './restock-notifier.ts';

/** Tells those who wait for what was sold out; the mails follow from that. */
export const openRestock: OpenService = async ({ engines, log }) => {
  const running = runWorkflow(
    engines,
    log,
    restockWorkflow,
    restockNotifier(workflowCommands(engines, shopAggregates)),
  );
  return { close: () => running.close() };
};
