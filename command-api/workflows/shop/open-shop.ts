import { pause } from '@maru/platform/clock/pause';
import type { Lease } from '@maru/platform/lease/lease';
import type { OpenService } from '@maru/platform/service/service';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { toss, tossEnv } from '../../shop/payment/toss.service.ts';
import { ordersWorkflow, paymentsWorkflow } from '../../shop/order/orders.workflow.ts';
import { settlementParts } from '../../shop/payment/settlement.service.ts';
import { aggregates } from '../../compose/aggregates.ts';
import { runUnderLease, runWorkflow } from '../runner/run-workflow.ts';
import { workflowCommands } from '../runner/workflow-commands.ts';
import { orderHandler } from './order-handler.ts';
import { orderPoller } from './order-poller.ts';

const everyMs = 1_000;

export const openShop: OpenService = async ({ env, engines, log }) => {
  const commands = workflowCommands(engines, aggregates, 'orders');
  const shop = env.part(tossEnv);
  const provider = shop ? toss(shop) : sandbox(commands);
  const parts = settlementParts({ load: commands.load, provider }, commands.send);
  const handler = orderHandler(parts, log);
  const running = [
    runWorkflow(engines, log, ordersWorkflow, handler),
    runWorkflow(engines, log, paymentsWorkflow, handler),
  ];

  const work = async (lease: Lease) => {
    const poll = orderPoller(engines, parts, log);
    while (await pause(everyMs, lease.signal))
      await poll().catch((err: unknown) => log.error({ err }, 'orders could not be looked at, trying again'));
  };
  running.push(runUnderLease(engines.leases, 'shop-rounds', work));
  return {
    close: async () => {
      await Promise.all(running.map((one) => one.close()));
    },
  };
};
