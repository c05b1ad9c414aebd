import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { OrderLine } from '@maru/contracts/shop/item/item.fields';
import type { ItemDocument, ItemOption } from '@maru/contracts/shop/item/item.views';
import { type ClosedOrders, noClosedOrders } from './closed-orders.ts';

/** An item as its own stream tells it. */
export type ItemFacts = Readonly<Omit<ItemDocument, 'revision' | 'position'>>;

/** Stock that is held for an order. */
export interface Reservation {
  readonly lines: readonly OrderLine[];
  /** ISO time. */
  readonly until: string;
}
export interface ItemThere {
  readonly status: 'there';
  readonly item: ItemFacts;
  /** The number of the newest option. */
  readonly lastOption: number;
  /** Orders that hold stock, by `holdOf`. */
  readonly held: ReadonlyMap<string, Reservation>;
  readonly closed: ClosedOrders;
}
export type ItemState = { readonly status: 'missing' } | ItemThere;
export type ItemDecider<T extends ItemCommand['type']> = Deciders<ItemCommand, ItemState, ItemEvent>[T];

export const noItem: ItemState = { status: 'missing' };
export const newlyThere = (item: ItemFacts): ItemThere => ({
  status: 'there',
  item,
  lastOption: item.options.length,
  held: new Map(),
  closed: noClosedOrders,
});

export const itemThere = (state: ItemState): ItemThere => {
  if (state.status === 'missing') throw new Rejected('item_not_found');
  return state;
};
/** Nothing happens to an item that is not there. */
export const factsOf = (state: ItemState): ItemFacts => itemThere(state).item;

export const optionOf = ({ options }: Pick<ItemFacts, 'options'>, optionId: number): ItemOption => {
  const option = options.find(({ id }) => id === optionId);
  if (!option) throw new Rejected('option_not_found');
  return option;
};
