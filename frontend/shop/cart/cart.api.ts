import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Choice } from '@maru/contracts/shop/cart/cart.limits';
import type { Cart } from '@maru/contracts/shop/cart/cart.routes';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { baseApi } from '../../kernel/api/base-api.ts';

/** Lines from before the login, under a key that they are merged by only once. */
export interface Merging {
  readonly key: string;
  readonly lines: readonly CartLine[];
}

export const cartApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<Cart, void>({ query: () => 'shop/cart', providesTags: ['Cart'] }),
    addToCart: build.mutation<Cart, CartLine>({ query: (body) => ({ url: 'shop/cart/add', method: 'POST', body }) }),
    changeInCart: build.mutation<Cart, CartLine>({ query: (body) => ({ url: 'shop/cart', method: 'PUT', body }) }),
    removeFromCart: build.mutation<Cart, Choice>({
      query: ({ item_id, option_id }) => ({ url: 'shop/cart', method: 'DELETE', params: { item_id, option_id } }),
    }),
    mergeCart: build.mutation<Cart, Merging>({
      query: ({ key, lines }) => ({
        url: 'shop/cart/merge',
        method: 'POST',
        body: { lines },
        headers: { 'Idempotency-Key': key },
      }),
      extraOptions: { quiet: true },
    }),
    /** What lines cost now; asked by POST, since a URL is too short for a full cart. */
    cartQuote: build.query<Quote, readonly CartLine[]>({
      query: (lines) => ({ url: 'shop/cart/quote', method: 'POST', body: { lines } }),
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useCartQuery, useCartQuoteQuery } = cartApi;
