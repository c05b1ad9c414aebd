import { bundleRates, shippingOf } from './expected-quote.ts';
import { lineOf, type OrderAccount } from './order-account.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const keptOf = (order: OrderAccount) =>
  order.lines
    .filter(({ no, root }) => no === root)
    .map((line) => ({ ...line, quantity: line.quantity - line.gone }))
    .filter(({ quantity }) => quantity > 0);

/** What a discount took off what is kept, once that costs less than the discount asks for. */
const discountDue = (order: OrderAccount, of: 'promotion' | 'coupon'): number => {
  const kept = keptOf(order).filter(({ by }) => by[of] !== undefined);
  if (sum(kept.map(({ price, quantity }) => price * quantity)) >= (order.promises?.[of] ?? 0)) return 0;
  return sum(
    kept.map(({ no, gone, by }) => {
      const [taken, { quantity }] = [by[of] ?? 0, lineOf(order, no)];
      return taken - Math.floor((taken * gone) / quantity);
    }),
  );
};
/** Each bundle for itself: what another cost to send is not made good by what this one costs now. */
const shippingDue = (order: OrderAccount): number => {
  const whole = order.lines.filter(({ no, root }) => no === root);
  const feeOf = (lines: typeof whole, of: string) =>
    shippingOf(
      lines.filter(({ bundle }) => bundle === of),
      false,
    );
  return sum(Object.keys(bundleRates).map((of) => Math.max(0, feeOf(keptOf(order), of) - feeOf(whole, of))));
};

/** What was spared because so much was bought, and would be owed for what is kept now; the shop may let it be. */
export const owedAgain = (order: OrderAccount): number => {
  const kept = keptOf(order);
  if (!order.promises || kept.length === 0) return 0;
  const byPost = !order.isFetched && kept.some(({ kind }) => kind === 'goods') ? shippingDue(order) : 0;
  return byPost + discountDue(order, 'promotion') + discountDue(order, 'coupon');
};
