import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { Loaded } from '../../pipeline/aggregate.ts';

/** What a person has of an item that is limited: in which orders, and how many pieces. */
export type Purchases = NonNullable<Extract<ItemCommand, { type: 'ReserveStock' }>['data']['purchases']>;

const markOf = (buyer: string) => `bought by ${buyer}`;
const separator = ' ';

/** Which orders may count is asked of one person, so an item's state need not hold everybody's. */
export const purchasesIn = (event: ItemEvent): readonly (readonly [name: string, orders: string])[] => {
  if (event.type !== 'StockReserved') return [];
  const { buyer, orders = [] } = event.data;
  return buyer === undefined ? [] : [[markOf(buyer), orders.join(separator)]];
};

/** What the decision about a person's purchase takes. */
export const purchasesFor = (command: ItemCommand): readonly string[] =>
  command.type === 'ReserveStock' && command.data.purchases ? [markOf(command.data.purchases.buyer)] : [];

/** The orders that may count for a buyer, and the mark that says so. */
export const ordersOfBuyer = async (
  { mark, revision }: Pick<Loaded<unknown>, 'mark' | 'revision'>,
  buyer: string,
): Promise<{ readonly before: string; readonly orders: readonly string[] }> => {
  const before = (await mark(markOf(buyer), revision)) ?? '';
  return { before, orders: before.split(separator).filter((id) => id !== '') };
};

/** Whether nothing was bought since whoever sends this counted. */
export const isStillSo = (marks: ReadonlyMap<string, string> | undefined, { buyer, before }: Purchases): boolean =>
  (marks?.get(markOf(buyer)) ?? '') === before;
