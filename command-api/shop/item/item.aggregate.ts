import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemPolicies, type ItemSubject } from '@maru/contracts/shop/item/item.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { decideItem } from './item.decider.ts';
import { evolveItem } from './item.evolve.ts';
import { type ItemState, noItem } from './item.state.ts';

export const itemAggregate: Aggregate<ItemCommand, ItemState, ItemEvent, ItemSubject> = {
  initialState: noItem,
  evolve: evolveItem,
  name: 'shop.item',
  stream: ({ data }) => itemStream(data.id),
  decide: decideItem,
  policies: itemPolicies,
  subject: (_command, { status }) => ({ item: status }),
  answer: (state, { data }) => ({ body: state.status === 'missing' ? { id: data.id } : state.item }),
};
