import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { erasureWorkflow } from '../../identity/user/erasure.workflow.ts';
import { unconfirmedWorkflow } from '../../identity/signup/unconfirmed.workflow.ts';
import { ordersWorkflow, paymentsWorkflow } from '../../shop/order/orders.workflow.ts';
import { restockWorkflow } from '../../shop/restock/restock.workflow.ts';
import { everyMail } from '../mails/every-mail.ts';
import { reactionsOf } from '../runner/attempt.ts';

const reacting = [
  [ordersWorkflow.name, reactionsOf(ordersWorkflow)],
  [paymentsWorkflow.name, reactionsOf(paymentsWorkflow)],
  [everyMail.name, reactionsOf(everyMail)],
  [restockWorkflow.name, reactionsOf(restockWorkflow)],
  [erasureWorkflow.name, reactionsOf(erasureWorkflow)],
  [unconfirmedWorkflow.name, reactionsOf(unconfirmedWorkflow)],
] as const;

/** What follows from events today, by workflow and position. */
export const reactionsTo = (events: readonly RecordedEvent[]): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    events.flatMap((event) =>
      reacting.flatMap(([name, reactions]): [string, readonly unknown[]][] => {
        const found = reactions(event);
        return found.length > 0 ? [[`${name} ${event.position}`, JSON.parse(JSON.stringify(found)) as unknown[]]] : [];
      }),
    ),
  );
