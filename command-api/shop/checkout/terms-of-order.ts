import type { OrderTerms } from '@maru/contracts/shop/order/order.fields';
import type { Quote, QuotedLine } from '@maru/contracts/shop/order/order.quote';
import type { ConfigFacts } from '@maru/contracts/site/config/config.fold';

/** Whether an order takes a large share of what is left of something. */
const isScarce = (lines: readonly QuotedLine[], scarcePercent: number): boolean =>
  lines.some(
    ({ quantity, available }) => available !== null && available > 0 && quantity * 100 >= available * scarcePercent,
  );

const bundlesOf = (lines: readonly QuotedLine[], bundles: ConfigFacts['bundles']) =>
  bundles
    .filter(({ id }) => lines.some(({ terms: { shipping } }) => 'bundle' in shipping && shipping.bundle === id))
    .map(({ id, fee, free_from }) => ({ id, fee, free_from }));

/** What an order remembers of what holds while it is placed. */
export const termsOfOrder = (
  { lines, coupon, automatic, delivery: { pickup } }: Pick<Quote, 'lines' | 'coupon' | 'automatic' | 'delivery'>,
  { shipping: { fee, free_from }, bundles, selling, delivery, returns }: Omit<ConfigFacts, 'business' | 'areas'>,
): OrderTerms => ({
  point_percent: selling.point_percent,
  return_fee: returns.return_fee,
  exchange_fee: returns.exchange_fee,
  deposit_hours: isScarce(lines, selling.scarce_percent) ? selling.scarce_hours : selling.deposit_hours,
  ...(selling.recharge === 'charge' && {
    recharge: {
      fee,
      free_from,
      bundles: bundlesOf(lines, bundles),
      least: coupon?.least ?? null,
      ...(automatic && { automatic_least: automatic.least }),
    },
  }),
  ...(pickup && { pickup: delivery.pickup }),
});
