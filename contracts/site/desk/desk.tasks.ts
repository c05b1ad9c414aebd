import { waitingOrders } from '../../shop/order/order.groups.ts';

/** What asks for a step of a person, in the order in which it is shown: what buyers wait for, then money, then machines. */
export const deskTasks = [
  'ordersToPrepare',
  'ordersToSend',
  'cancelRequests',
  'returnRequests',
  'questions',
  'proofsToMake',
  'refundsStuck',
  'refundsOwed',
  'refundAccounts',
  'booksDiffer',
  'cashReceipts',
  'taxInvoices',
  'taxAmendments',
  'soldOut',
  'lowStock',
  'addinErrors',
  'mailsFailed',
  'setAside',
  'workflowsStopped',
  'parked',
] as const;
export type DeskTask = (typeof deskTasks)[number];

/** States of the orders that each of these counts. */
export const ordersOfTask = {
  ordersToPrepare: waitingOrders.paid,
  ordersToSend: waitingOrders.preparing,
  cancelRequests: waitingOrders.cancel,
  returnRequests: waitingOrders.back,
} as const;
