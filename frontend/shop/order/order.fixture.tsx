import { type OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderFold, type OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { type Order, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';

/** When the order was placed. */
export const at = Date.UTC(2026, 0, 1);

/** The order of the examples after these events, an hour apart, as whoever looks at it sees it then. */
export const orderAfter = (
  types: readonly OrderEvent['type'][],
  role: OrderRole = 'buyer',
  change: Partial<OrderFacts> = {},
): Order => {
  const facts = (['OrderPlaced', ...types] as const).reduce<OrderFacts | undefined>((order, type, hour) => {
    const meta = { at: new Date(at + hour * 3_600_000).toISOString() };
    return (orderFold.evolve[type] as (order: OrderFacts | undefined, event: object) => OrderFacts | undefined)(order, {
      ...orderExamples[type],
      meta,
    });
  }, undefined);
  return presentOrder(
    { ...(facts as OrderFacts), ...change, revision: types.length, position: types.length + 1 },
    [role],
    at + types.length * 3_600_000,
  );
};
