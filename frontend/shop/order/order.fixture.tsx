import { type OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderFold, type OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { type Order, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';

/** When the order was placed. */
export const at = Date.UTC(2026, 0, 1);

/** An event as in its example, or with more. */
type Past = readonly (OrderEvent['type'] | OrderEvent)[];
const eventOf = (one: Past[number]): OrderEvent => (typeof one === 'string' ? orderExamples[one] : one);

/** The order of the examples after these events, an hour apart, as whoever looks at it sees it then. */
export const orderAfter = (past: Past, role: OrderRole = 'buyer', change: Partial<OrderFacts> = {}): Order => {
  const facts = (['OrderPlaced', ...past] as Past).reduce<OrderFacts | undefined>((order, one, hour) => {
    const meta = { at: new Date(at + hour * 3_600_000).toISOString() };
    const event = eventOf(one);
    const evolve = orderFold.evolve[event.type] as (
      order: OrderFacts | undefined,
      event: object,
    ) => OrderFacts | undefined;
    return evolve(order, { ...event, meta });
  }, undefined);
  return presentOrder(
    { ...(facts as OrderFacts), ...change, revision: past.length, position: past.length + 1 },
    [role],
    at + past.length * 3_600_000,
  );
};
