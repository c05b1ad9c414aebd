import type { NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import { lowStockAt } from '@maru/contracts/shop/item/item.stock';
import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import { ordersOfTask } from '@maru/contracts/site/desk/desk.tasks';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { countWaiting, type TaskPart } from '../desk/task-part.ts';

/** Reading more than these to learn how old the oldest is would cost more than that is worth. */
const mostRead = 100;
const earliest = (times: readonly number[]) => (times.length === 0 ? null : Math.min(...times));

/** No field says since when a claim is open, so the orders are looked into. */
const claims = async (views: ViewStore, task: 'cancelRequests' | 'returnRequests'): Promise<DeskTaskCount> => {
  const [orders, where] = [views.view('order'), { status: { in: ordersOfTask[task] } }];
  const count = await orders.count({ where });
  if (count === 0 || count > mostRead) return { task, count, since: null };
  const found = await orders.find<OrderDocument>({ where, limit: mostRead });
  const opened = found.flatMap(({ doc }) => doc.claims.filter(isOpen).map(({ opened_at }) => opened_at));
  return { task, count, since: earliest(opened) };
};

/** Only orders know which cards were cancelled. */
const proofs = async (views: ViewStore): Promise<DeskTaskCount> => {
  const [cards, where] = [views.view('name-card'), { status: { in: ['requested', 'rejected'] } }];
  const count = await cards.count({ where });
  if (count === 0 || count > mostRead) return { task: 'proofsToMake', count, since: null };
  const found = (await cards.find<NameCardDocument>({ where, limit: mostRead })).map(({ doc }) => doc);
  const orders = await views.view('order').getMany<OrderDocument>(found.map(({ order_id }) => order_id));
  const left = new Set(
    orders.flatMap(({ doc: { id, lines } }) =>
      lines.filter(({ quantity, cancelled }) => quantity > cancelled).map(({ no }) => `${id} ${no}`),
    ),
  );
  const open = found.filter(({ order_id, no }) => left.has(`${order_id} ${no}`));
  return { task: 'proofsToMake', count: open.length, since: earliest(open.map(({ changed_at }) => changed_at)) };
};

const orders = (views: ViewStore, task: 'ordersToPrepare' | 'ordersToSend') =>
  countWaiting(views, task, { view: 'order', where: { status: { in: ordersOfTask[task] } }, since: 'placed_at' });
const payments = (views: ViewStore, task: 'refundsStuck' | 'refundAccounts' | 'booksDiffer', field: string) =>
  countWaiting(views, task, { view: 'payment', where: { [field]: true }, since: 'changed_at' });

/** Orders, claims, questions, money, papers and stock that wait for an administrator. */
export const shopTasks: TaskPart = {
  views: ['order', 'payment', 'question', 'name-card', 'cash-receipt', 'tax-invoice', 'item'],
  count: (views) =>
    Promise.all([
      orders(views, 'ordersToPrepare'),
      orders(views, 'ordersToSend'),
      claims(views, 'cancelRequests'),
      claims(views, 'returnRequests'),
      countWaiting(views, 'questions', {
        view: 'question',
        where: { removed: false, answered: false },
        since: 'asked_at',
      }),
      proofs(views),
      payments(views, 'refundsStuck', 'stuck'),
      countWaiting(views, 'refundsOwed', { view: 'order', where: { owed_since: { gte: 0 } }, since: 'owed_since' }),
      payments(views, 'refundAccounts', 'awaits_account'),
      payments(views, 'booksDiffer', 'differs'),
      countWaiting(views, 'cashReceipts', { view: 'cash-receipt', where: { stuck: true }, since: 'changed_at' }),
      countWaiting(views, 'taxInvoices', {
        view: 'tax-invoice',
        where: { status: 'requested' },
        since: 'requested_at',
      }),
      countWaiting(views, 'taxAmendments', { view: 'tax-invoice', where: { overstated: true } }),
      countWaiting(views, 'soldOut', { view: 'item', where: { scarce: { lte: 0 } } }),
      countWaiting(views, 'lowStock', { view: 'item', where: { scarce: { gt: 0, lte: lowStockAt } } }),
    ]),
};
