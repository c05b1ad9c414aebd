import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { postcode as postcodeField } from '@maru/contracts/shop/order/order.fields';
import type { CheckoutFields } from './checkout-fields.ts';
import { useCheckoutQuoteQuery } from './checkout.api.ts';

/** What a quote is asked for: as much of a postcode as is one, and what is to be taken off. */
const wantedOf = ({ postcode: typed, coupon, points }: Pick<CheckoutFields, 'postcode' | 'coupon' | 'points'>) => {
  const postcode = postcodeField.safeParse(typed).data;
  return {
    ...(postcode !== undefined && { postcode }),
    ...(coupon !== null && { coupon }),
    ...(points > 0 && { points }),
  };
};

/**
 * What it costs, for where it goes and with what is taken off. `quote` stays while the next is on its way, `current`
 * does not.
 */
export const usePricing = (lines: readonly CartLine[], fields: CheckoutFields) => {
  const {
    data: quote,
    currentData: current,
    error,
    refetch,
  } = useCheckoutQuoteQuery({ lines, ...wantedOf(fields) }, { refetchOnMountOrArgChange: true });
  return { quote, current, error: current ? undefined : error, refetch };
};
