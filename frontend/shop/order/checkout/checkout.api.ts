import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import type { PlacedOrder, orderPlacement } from '@maru/contracts/shop/order/order.routes';
import type { Order, OrderRow } from '@maru/contracts/shop/order/order.views';
import type { z } from 'zod';
import { baseApi } from '../../../kernel/api/base-api.ts';

export interface Quoting {
  readonly lines: readonly CartLine[];
  readonly postcode?: string;
  readonly pickup?: boolean;
  readonly coupon?: string;
  readonly points?: number;
}
export type PlacingOrder = z.input<typeof orderPlacement>;
export type LastRecipient = Pick<Order, 'recipient' | 'phone' | 'postcode' | 'address' | 'detail' | 'note'>;

export const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked by POST, since a URL is too short for a full cart. */
    checkoutQuote: build.query<Quote, Quoting>({
      query: (body) => ({ url: 'shop/cart/quote', method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    placeOrder: build.mutation<PlacedOrder, PlacingOrder>({
      query: (body) => ({ url: 'shop/order/place', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
    buyer: build.query<MyAccount, void>({ query: () => 'auth/my', keepUnusedDataFor: 0 }),
    /** Of the newest order; null where there is none yet. */
    lastRecipient: build.query<LastRecipient | null, void>({
      queryFn: async (_none, _api, _options, call) => {
        const { data, error } = await call({ url: 'shop/order/list', params: { itemsPerPage: 1 } });
        if (error) return { error };
        const [last] = (data as { list: readonly OrderRow[] }).list;
        if (!last) return { data: null };
        const order = await call({ url: 'shop/order', params: { id: last.id } });
        return order.error ? { error: order.error } : { data: order.data as LastRecipient };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCheckoutQuoteQuery, usePlaceOrderMutation, useBuyerQuery, useLastRecipientQuery } = checkoutApi;
