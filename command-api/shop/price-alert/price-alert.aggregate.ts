import { itemStream } from '@maru/contracts/shop/item/item.events';
import { listFieldsOf } from '@maru/contracts/shop/item/item.views';
import type { PriceAlertCommand } from '@maru/contracts/shop/price-alert/price-alert.commands';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { priceAlertFold, type PriceAlertState } from '@maru/contracts/shop/price-alert/price-alert.fold';
import { priceAlertPolicies, type PriceAlertSubject } from '@maru/contracts/shop/price-alert/price-alert.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { ItemState } from '../item/item.state.ts';

/** What visitors pay at least; undefined where there is nothing to buy. */
export const priceOnSale = (state: ItemState): number | undefined => {
  if (state.status === 'missing') return undefined;
  const { available, lowest_price } = listFieldsOf(state.item);
  return available ? lowest_price : undefined;
};

export const alertOf = (state: PriceAlertState, userId: string) => state.find(({ user_id }) => user_id === userId);

const priceFor = async (command: PriceAlertCommand, load: Load): Promise<PriceAlertSubject['price']> => {
  if (command.type !== 'AskPriceAlert') return 'seen';
  const { state } = await load(itemAggregate, itemStream(command.data.id));
  if (state.status === 'missing' || state.item.state === 'hidden') return 'noItem';
  return listFieldsOf(state.item).lowest_price < command.data.price ? 'lower' : 'seen';
};

export const priceAlertAggregate: Aggregate<PriceAlertCommand, PriceAlertState, PriceAlertEvent, PriceAlertSubject> = {
  name: 'shop.price-alert',
  ...priceAlertFold,
  stream: ({ data }) => priceAlertStream(data.id),
  decide: {
    /** Who asks again goes by the price of today. */
    AskPriceAlert: (state, { data }) =>
      alertOf(state, data.user_id)?.price === data.price ? [] : [{ type: 'PriceAlertAsked', data }],
    CancelPriceAlert: (state, { data }) =>
      alertOf(state, data.user_id) ? [{ type: 'PriceAlertCancelled', data }] : [],
    TellPriceAlert: (state, { data: { id, price: to } }) =>
      state.flatMap(({ user_id, price: from }) =>
        to < from ? [{ type: 'PriceAlertTold' as const, data: { id, user_id, from, to } }] : [],
      ),
  },
  policies: priceAlertPolicies,
  subject: async (command, _state, _actor, load) => ({
    userId: 'user_id' in command.data ? command.data.user_id : undefined,
    price: await priceFor(command, load),
  }),
  answer: (state, _command, { id }) => ({ body: { price: alertOf(state, id)?.price ?? null } }),
};
