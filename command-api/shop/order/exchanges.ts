import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';

/** `over`: declined, or paid back instead. */
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

/** Nothing but its end happens to an open exchange. */
export const exchangesOf = ({ timeline }: Pick<OrderFacts, 'timeline'>): readonly Exchange[] =>
  timeline
    .flatMap(({ action, parts = [] }, at) =>
      action === 'requestExchange' ? [{ parts, end: endOf(timeline[at + 1]) }] : [],
    )
    .map((one, at) => ({ ...one, exchange: at + 1 }));

export const newestExchange = (order: Pick<OrderFacts, 'timeline'>): number => exchangesOf(order).length;
