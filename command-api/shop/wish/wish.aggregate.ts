import { itemStream } from '@maru/contracts/shop/item/item.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxWishes, type WishCommand } from '@maru/contracts/shop/wish/wish.commands';
import { type WishEvent, wishStream } from '@maru/contracts/shop/wish/wish.events';
import { wishPolicies, type WishSubject } from '@maru/contracts/shop/wish/wish.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import { wishFold, type WishState } from '@maru/contracts/shop/wish/wish.fold';

/** An item that is gone may still be taken off. */
const itemFor = async ({ type, data }: WishCommand, load: Load): Promise<WishSubject['item']> => {
  if (type === 'UnwishItem') return 'missing';
  const { state } = await load(itemAggregate, itemStream(data.item_id));
  return state.status === 'there' && state.item.state !== 'hidden' ? 'there' : 'missing';
};

export const wishAggregate: Aggregate<WishCommand, WishState, WishEvent, WishSubject> = {
  ...wishFold,
  name: 'shop.wish',
  stream: ({ data }) => wishStream(data.id),
  decide: {
    WishItem: (wishes, { data }) => {
      // Two windows may wish for the same item.
      if (wishes.includes(data.item_id)) return [];
      if (wishes.length >= maxWishes) throw new Rejected('too_many_wishes');
      return [{ type: 'ItemWished', data }];
    },
    UnwishItem: (wishes, { data }) => (wishes.includes(data.item_id) ? [{ type: 'ItemUnwished', data }] : []),
  },
  policies: wishPolicies,
  subject: async (command, _state, _actor, load) => ({ userId: command.data.id, item: await itemFor(command, load) }),
  answer: (items) => ({ body: { items } }),
};
