import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { WishCommand } from '@maru/contracts/shop/wish/wish.commands';
import { type WishEvent, wishStream } from '@maru/contracts/shop/wish/wish.events';
import { wishPolicies, type WishSubject } from '@maru/contracts/shop/wish/wish.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import { unwishItem } from './unwish-item.ts';
import type { WishState } from './wish.state.ts';
import { wishItem } from './wish-item.ts';

/** Something that is gone may still be taken off. */
const itemFor = async ({ type, data }: WishCommand, load: Load): Promise<WishSubject['item']> => {
  if (type === 'UnwishItem') return 'missing';
  const { state } = await load(itemAggregate, itemStream(data.item_id));
  return state.status === 'there' && state.item.state !== 'hidden' ? 'there' : 'missing';
};

export const wishAggregate: Aggregate<WishCommand, WishState, WishEvent, WishSubject> = {
  name: 'shop.wish',
  initialState: [],
  evolve: {
    ItemWished: (state, { data }) => [data.item_id, ...state],
    ItemUnwished: (state, { data }) => state.filter((item) => item !== data.item_id),
  },
  stream: ({ data }) => wishStream(data.id),
  decide: { WishItem: wishItem, UnwishItem: unwishItem },
  policies: wishPolicies,
  subject: async (command, _state, _actor, load) => ({ userId: command.data.id, item: await itemFor(command, load) }),
  answer: (items) => ({ body: { items } }),
};
