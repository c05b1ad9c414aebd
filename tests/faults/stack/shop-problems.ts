import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import type { ShopLog } from './shop-log.ts';

/** Orders whose money is the shop's. */
const isPaid = ({ stage }: OrderFacts) => stage === 'paid';

/** Won that the sandbox took for an order and did not give back. */
const takenFor = ({ sandbox }: ShopLog, id: string) =>
  [...sandbox.values()].reduce(
    (sum, { orderId, status, amount, cancelled }) =>
      orderId === id && status === 'paid' ? sum + amount - cancelled : sum,
    0,
  );

const unitsOf = ({ lines }: OrderFacts) => lines.reduce((sum, line) => sum + leftOf(line), 0);

const problemOf = (log: ShopLog, order: OrderFacts): readonly string[] => {
  const [taken, due] = [takenFor(log, order.id), isPaid(order) ? order.amounts.total - order.refunded : 0];
  return taken === due ? [] : [`${order.number} is ${order.stage}, ${due} won are due and ${taken} taken`];
};

/**
 * What must not be in a shop that has come to rest: money taken for nothing, orders without it, stock that does not add
 * up.
 */
export const problemsIn = (
  log: ShopLog,
  { item, stock }: { readonly item: string; readonly stock: number },
): readonly string[] => {
  const { options = [] } = log.items.get(item)?.item ?? {};
  const sold = log.orders.filter(isPaid).reduce((sum, order) => sum + unitsOf(order), 0);
  const waiting = log.orders
    .filter(({ stage }) => stage === 'awaitingPayment')
    .reduce((sum, order) => sum + unitsOf(order), 0);
  const [option] = options;
  const counted = option && option.stock === stock - sold && option.reserved >= waiting;
  return [
    ...log.orders.flatMap((order) => problemOf(log, order)),
    ...(counted
      ? []
      : [`${sold} sold and ${waiting} waiting of ${stock}, but the item says ${JSON.stringify(option)}`]),
  ];
};
