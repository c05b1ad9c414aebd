import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import { mergedCart, withQuantity } from '@maru/contracts/shop/cart/cart.merge';
import type { Cart } from '@maru/contracts/shop/cart/cart.routes';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { baseApi } from '../../kernel/api/base-api.ts';
import { newestPosition } from '../../kernel/http/position.ts';
import { type Own, own, ownCommand, ownView, showOwn } from '../../kernel/live/own-document.ts';

type Lines = readonly CartLine[];
/** Lines from before the login, under a key that they are merged by only once. */
export interface Merging {
  readonly key: string;
  readonly lines: Lines;
}

export const without = (lines: Lines, gone: readonly Choice[]): Lines =>
  lines.filter((line) => !gone.some((one) => sameChoice(one, line)));

/** A change that shows at once, and is sent after the earlier ones. */
const change = <Arg>(changed: (lines: Lines, arg: Arg) => Lines) => ({
  transformResponse: own<Cart>,
  extraOptions: { turn: 'cart' },
  invalidatesTags: (_cart: unknown, error: unknown) => (error ? (['Cart'] as const) : []),
  ...ownCommand<Arg, Cart>('cart', (arg) => ({ lines }) => ({ lines: [...changed(lines, arg)] })),
});

/** What was ordered is out of sight until the server has taken it out by itself, a moment later. */
export const hideOrdered = (gone: Lines) =>
  showOwn<Cart>('cart', ({ lines }) => ({ lines: [...without(lines, gone)] }), Number(newestPosition() ?? 0) + 1);

export const cartApi = baseApi.enhanceEndpoints({ addTagTypes: ['Cart'] }).injectEndpoints({
  endpoints: (build) => ({
    cart: build.query<Own<Cart>, void>({
      query: () => 'shop/cart',
      transformResponse: own<Cart>,
      providesTags: ['Cart'],
      ...ownView<Cart>('cart'),
    }),
    addToCart: build.mutation<Own<Cart>, CartLine>({
      query: (body) => ({ url: 'shop/cart/add', method: 'POST', body }),
      ...change<CartLine>((lines, line) => mergedCart(lines, [line]).lines),
    }),
    changeInCart: build.mutation<Own<Cart>, CartLine>({
      query: (body) => ({ url: 'shop/cart', method: 'PUT', body }),
      ...change<CartLine>((lines, line) => withQuantity(lines, line, line.quantity)),
    }),
    removeFromCart: build.mutation<Own<Cart>, Choice>({
      query: ({ item_id, option_id }) => ({ url: 'shop/cart', method: 'DELETE', params: { item_id, option_id } }),
      ...change<Choice>((lines, choice) => without(lines, [choice])),
    }),
    mergeCart: build.mutation<Own<Cart>, Merging>({
      query: ({ key, lines }) => ({
        url: 'shop/cart/merge',
        method: 'POST',
        body: { lines },
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: own<Cart>,
      extraOptions: { quiet: true },
      ...ownCommand<Merging, Cart>('cart'),
    }),
    /** What lines cost now; asked by POST, since a URL is too short for a full cart. */
    cartQuote: build.query<Quote, readonly CartLine[]>({
      query: (lines) => ({ url: 'shop/cart/quote', method: 'POST', body: { lines } }),
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useCartQuery, useCartQuoteQuery } = cartApi;
