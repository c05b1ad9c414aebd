import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { holdOf, type StockCause } from '@maru/contracts/shop/item/item.stock';
import type { Loaded } from '../../pipeline/aggregate.ts';

const markOf = (cause: StockCause) => `closed ${holdOf(cause)}`;

/** How orders ended is asked of few of them, long after, so an item's state need not hold them all. */
export const closingsOf = (event: ItemEvent): readonly (readonly [name: string, ending: 'taken' | 'released'])[] => {
  if (event.type === 'StockTaken') return [[markOf(event.data), 'taken']];
  return event.type === 'StockReleased' ? [[markOf(event.data), 'released']] : [];
};

/** What decisions about an order's stock take. */
export const closingsFor = ({ data }: ItemCommand): readonly string[] => ('orderId' in data ? [markOf(data)] : []);

/** Undefined for an order that never held anything, or still does. */
export const endingIn = (marks: ReadonlyMap<string, string> | undefined, cause: StockCause): string | undefined =>
  marks?.get(markOf(cause));

export const endingOf = ({ mark }: Pick<Loaded<unknown>, 'mark'>, cause: StockCause): Promise<string | undefined> =>
  mark(markOf(cause));
