import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { alertPrice, type PriceAlertCommand } from './price-alert.commands.ts';
import { ownAlert } from './price-alert.views.ts';

/** From which price of an item one waits for a lower one; null where one does not. */
export const ownPriceAlert = z.object({ price: z.int().nullable() });
export type OwnPriceAlert = z.infer<typeof ownPriceAlert>;
const row = { access: 'login', answer: ownPriceAlert } as const;

export const priceAlertRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    path: 'shop/price_alert',
    summary: 'Whether one waits for a lower price of an item.',
    input: z.object({ id }),
  }),
  ask: commandRoute({
    ...row,
    method: 'POST',
    path: 'shop/price_alert',
    summary: 'Wants one mail when an item costs less than it does now; `price` is what one was shown.',
    input: z.object({ id, price: alertPrice }),
    toCommand: (data, _newId, user_id): PriceAlertCommand => ({ type: 'AskPriceAlert', data: { ...data, user_id } }),
  }),
  cancel: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'shop/price_alert',
    summary: 'Waits for a lower price no more.',
    input: z.object({ id }),
    toCommand: (data, _newId, user_id): PriceAlertCommand => ({ type: 'CancelPriceAlert', data: { ...data, user_id } }),
  }),
};

export const alertQueries = {
  mine: queryRoute({
    method: 'GET',
    path: 'shop/alert/list',
    access: 'login',
    summary: 'What one waits for, options that are sold out and lower prices, the newest first.',
    input: z.object({}),
    answer: z.object({ list: z.array(ownAlert) }),
  }),
};
