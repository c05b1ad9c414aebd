import { itemStream } from '@maru/contracts/shop/item/item.events';
import { availableOf } from '@maru/contracts/shop/item/item.stock';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import { restockPolicies, type RestockSubject } from '@maru/contracts/shop/restock/restock.policies';
import { isSame, restockFold, type RestockState, type Waiting } from '@maru/contracts/shop/restock/restock.fold';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { ItemState } from '../item/item.state.ts';

const isWaiting = (state: RestockState, wait: Waiting) => state.some((one) => isSame(one, wait));
export const optionsOf = (state: RestockState, userId: string): number[] =>
  state.flatMap(({ option_id, user_id }) => (user_id === userId ? [option_id] : []));

export const optionsOnSale = (state: ItemState): readonly number[] =>
  state.status === 'there' && state.item.state === 'onSale'
    ? state.item.options.filter((option) => availableOf(option) !== 0).map(({ id }) => id)
    : [];

const optionFor = async ({ type, data }: RestockCommand, load: Load): Promise<RestockSubject['option']> => {
  if (type !== 'AskRestock') return 'there';
  const { state } = await load(itemAggregate, itemStream(data.id));
  if (state.status === 'missing' || state.item.state === 'hidden') return 'noItem';
  if (!state.item.options.some(({ id }) => id === data.option_id)) return 'missing';
  return optionsOnSale(state).includes(data.option_id) ? 'there' : 'soldOut';
};

export const restockAggregate: Aggregate<RestockCommand, RestockState, RestockEvent, RestockSubject> = {
  name: 'shop.restock',
  ...restockFold,
  stream: ({ data }) => restockStream(data.id),
  decide: {
    AskRestock: (state, { data }) => (isWaiting(state, data) ? [] : [{ type: 'RestockAsked', data }]),
    CancelRestock: (state, { data }) => (isWaiting(state, data) ? [{ type: 'RestockCancelled', data }] : []),
    /** Whoever was told waits no more. */
    TellRestock: (state, { data: { id, option_ids } }) =>
      state.flatMap(({ option_id, user_id }) =>
        option_ids.includes(option_id) ? [{ type: 'RestockTold' as const, data: { id, option_id, user_id } }] : [],
      ),
  },
  policies: restockPolicies,
  subject: async (command, _state, _actor, load) => ({
    userId: 'user_id' in command.data ? command.data.user_id : undefined,
    option: await optionFor(command, load),
  }),
  answer: (state, _command, { id }) => ({ body: { options: optionsOf(state, id) } }),
};
