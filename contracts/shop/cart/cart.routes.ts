import { z } from 'zod';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { CartCommand } from './cart.commands.ts';
import { cartLine, cartLines } from './cart.fields.ts';

/** `left` is what did not fit at the last merge, with the quantity that was left out. */
export const cart = z.object({ lines: z.array(cartLine), left: z.array(cartLine) });
export type Cart = z.infer<typeof cart>;
const row = { access: 'login', answer: cart } as const;

export const cartRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    path: 'shop/cart',
    summary: "One's own cart; what it costs is asked with `shop/cart/quote`.",
    input: z.object({}),
  }),
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'shop/cart/add',
    summary: 'Puts pieces of an option into the cart, beside those that are there.',
    input: cartLine,
    toCommand: (line, _newId, id): CartCommand => ({ type: 'AddCartItem', data: { id, ...line } }),
  }),
  change: commandRoute({
    ...row,
    method: 'PUT',
    path: 'shop/cart',
    summary: 'Changes how many of an option are in the cart.',
    input: cartLine,
    toCommand: (line, _newId, id): CartCommand => ({ type: 'ChangeCartQuantity', data: { id, ...line } }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'shop/cart',
    summary: 'Takes an option out of the cart.',
    input: z.object({ item_id: cartLine.shape.item_id, option_id: z.coerce.number().pipe(cartLine.shape.option_id) }),
    toCommand: (choice, _newId, id): CartCommand => ({ type: 'RemoveCartItem', data: { id, ...choice } }),
  }),
  merge: commandRoute({
    ...row,
    method: 'POST',
    path: 'shop/cart/merge',
    summary: 'Adds what was chosen before the login; tells what did not fit.',
    input: z.object({ lines: cartLines }),
    toCommand: ({ lines }, _newId, id): CartCommand => ({ type: 'MergeCart', data: { id, lines } }),
  }),
};
