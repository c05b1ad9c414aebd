import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { itemCard } from '../item/item.cards.ts';
import type { WishCommand } from './wish.commands.ts';

export const wishes = z.object({ items: z.array(z.string()) });
export type Wishes = z.infer<typeof wishes>;
/** `gone` is how many of them are not in the shop now. */
export const wishList = z.object({ list: z.array(itemCard), gone: z.int() });
export type WishList = z.infer<typeof wishList>;

const wish = z.object({ item_id: id });
const row = { access: 'login', answer: wishes } as const;

export const wishRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    path: 'shop/wish',
    summary: 'The items one wishes for.',
    input: z.object({}),
  }),
  list: endpointRoute({
    method: 'GET',
    path: 'shop/wish/list',
    access: 'login',
    summary: 'The same as cards, with prices of now.',
    input: z.object({}),
    answer: wishList,
  }),
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'shop/wish',
    summary: 'Puts an item on the wish list.',
    input: wish,
    toCommand: ({ item_id }, _newId, user): WishCommand => ({ type: 'WishItem', data: { id: user, item_id } }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'shop/wish',
    summary: 'Takes an item off the wish list.',
    input: wish,
    toCommand: ({ item_id }, _newId, user): WishCommand => ({ type: 'UnwishItem', data: { id: user, item_id } }),
  }),
};
