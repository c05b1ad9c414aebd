import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';

/** One that was asked for. `over` is without others being sent: it was declined, or paid back. */
export interface Exchange {
  readonly exchange: number;
  readonly parts: readonly Part[];
  readonly end: 'open' | 'accepted' | 'over';
}
type Timeline = OrderFacts['timeline'];
const endOf = (next: Timeline[number] | undefined): Exchange['end'] => {
  if (!next) return 'open';
  return next.action === 'acceptExchange' ? 'accepted' : 'over';
};

/** Those of an order, in the order in which they were asked for; nothing but its end happens to one that is open. */
export const exchangesOf = ({ timeline }: Pick<OrderFacts, 'timeline'>): readonly Exchange[] =>
  timeline
    .flatMap(({ action, parts = [] }, at) =>
      action === 'requestExchange' ? [{ parts, end: endOf(timeline[at + 1]) }] : [],
    )
    .map((one, at) => ({ ...one, exchange: at + 1 }));

/** The number of the last that was asked for; 0 where none was. */
export const newestExchange = (order: Pick<OrderFacts, 'timeline'>): number => exchangesOf(order).length;
