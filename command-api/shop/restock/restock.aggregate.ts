import { itemStream } from '@maru/contracts/shop/item/item.events';
import { availableOf } from '@maru/contracts/shop/item/item.stock';
import type { RestockCommand } from '@maru/contracts/shop/restock/restock.commands';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import { restockPolicies, type RestockSubject } from '@maru/contracts/shop/restock/restock.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { ItemState } from '../item/item.state.ts';
import { askRestock } from './ask-restock.ts';
import { cancelRestock } from './cancel-restock.ts';
import { optionsOf } from './restock.state.ts';
import { restockFold, type RestockState } from '@maru/contracts/shop/restock/restock.fold';
import { tellRestock } from './tell-restock.ts';

/** The options that can be had now. */
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
  decide: { AskRestock: askRestock, CancelRestock: cancelRestock, TellRestock: tellRestock },
  policies: restockPolicies,
  subject: async (command, _state, _actor, load) => ({
    userId: 'user_id' in command.data ? command.data.user_id : undefined,
    option: await optionFor(command, load),
  }),
  answer: (state, _command, { id }) => ({ body: { options: optionsOf(state, id) } }),
};
