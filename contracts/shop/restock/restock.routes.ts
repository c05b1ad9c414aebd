import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { optionId } from '../item/item.fields.ts';
import type { RestockCommand } from './restock.commands.ts';

/** The options of an item that somebody waits for. */
export const ownRestock = z.object({ options: z.array(optionId) });
export type OwnRestock = z.infer<typeof ownRestock>;
const row = { access: 'login', answer: ownRestock } as const;

export const restockRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    path: 'shop/restock',
    summary: 'For which options of an item one waits.',
    input: z.object({ id }),
  }),
  ask: commandRoute({
    ...row,
    method: 'POST',
    path: 'shop/restock',
    summary: 'Wants one mail when an option that is sold out can be had again.',
    input: z.object({ id, option_id: optionId }),
    toCommand: (data, _newId, user_id): RestockCommand => ({ type: 'AskRestock', data: { ...data, user_id } }),
  }),
  cancel: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'shop/restock',
    summary: 'Waits for an option no more.',
    input: z.object({ id, option_id: z.coerce.number().pipe(optionId) }),
    toCommand: (data, _newId, user_id): RestockCommand => ({ type: 'CancelRestock', data: { ...data, user_id } }),
  }),
};
