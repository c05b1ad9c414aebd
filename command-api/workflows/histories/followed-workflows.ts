import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { erasureWorkflow } from '../../identity/user/erasure.workflow.ts';
import { unconfirmedWorkflow } from '../../identity/signup/unconfirmed.workflow.ts';
import { ordersWorkflow, paymentsWorkflow } from '../../shop/order/orders.workflow.ts';
import { priceAlertWorkflow } from '../../shop/price-alert/price-alert.workflow.ts';
import { restockWorkflow } from '../../shop/restock/restock.workflow.ts';
import { seatsWorkflow } from '../../shop/licence/seats.workflow.ts';
import { receiptsWorkflow } from '../../shop/cash-receipt/receipts.workflow.ts';
import { bulkWorkflow } from '../../site/bulk/bulk.workflow.ts';
import { cardErasureWorkflow } from '../../site/contact-card/card-erasure.workflow.ts';
import { everyMail } from '../mails/every-mail.ts';
import { reactionsOf } from '../runner/attempt.ts';

/** By name, in the order in which the recording has them do what follows. */
export const followedWorkflows = {
  payments: paymentsWorkflow,
  orders: ordersWorkflow,
  mails: everyMail,
  restock: restockWorkflow,
  'price-alert': priceAlertWorkflow,
  erasure: erasureWorkflow,
  unconfirmed: unconfirmedWorkflow,
  seats: seatsWorkflow,
  receipts: receiptsWorkflow,
  bulk: bulkWorkflow,
  'card-erasure': cardErasureWorkflow,
} as const;
export type WorkflowName = keyof typeof followedWorkflows;
export const workflowNames = Object.keys(followedWorkflows) as readonly WorkflowName[];

type Reactions = (event: RecordedEvent) => readonly never[];
/** What follows from an event in a workflow of that name. */
export const reactionsIn = (name: WorkflowName): Reactions => reactionsOf(followedWorkflows[name] as never);

/** What follows from events today, by workflow and position. */
export const reactionsTo = (events: readonly RecordedEvent[]): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    events.flatMap((event) =>
      workflowNames.flatMap((name): [string, readonly unknown[]][] => {
        const found = reactionsIn(name)(event);
        return found.length > 0 ? [[`${name} ${event.position}`, JSON.parse(JSON.stringify(found)) as unknown[]]] : [];
      }),
    ),
  );
