import { itemErrors } from '@maru/contracts/shop/item/item.words';
import type { Deciders, Evolvers } from '@maru/contracts/kernel/decider';
import { evolved, type StreamFold } from '@maru/contracts/kernel/fold';
import type { Recorded } from '@maru/contracts/kernel/message';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import type { ItemKind, OrderLine } from '@maru/contracts/shop/item/item.fields';
import { type ItemFacts, itemFold } from '@maru/contracts/shop/item/item.fold';
import { holdOf, quantityOf, shownState } from '@maru/contracts/shop/item/item.stock';
import type { ItemOption } from '@maru/contracts/shop/item/item.views';
import { closingsOf } from './closed-orders.ts';
import { purchasesIn } from './purchases.ts';

export interface Reservation {
  readonly lines: readonly OrderLine[];
  /** ISO time. */
  readonly until: string;
}
export interface ExistingItem {
  readonly status: 'there';
  readonly item: ItemFacts;
  readonly lastOption: number;
  /** By `holdOf`. */
  readonly held: ReadonlyMap<string, Reservation>;
}
export type ItemState = { readonly status: 'missing' } | ExistingItem;
export type ItemDecider<T extends ItemCommand['type']> = Deciders<ItemCommand, ItemState, ItemEvent>[T];

type StockState = Omit<ExistingItem, 'status' | 'item'>;
const unchanged = (stockState: StockState) => stockState;
const withoutHold = ({ held, lastOption }: StockState, hold: string): StockState => {
  const others = new Map(held);
  others.delete(hold);
  return { lastOption, held: others };
};
const stockEvolvers: Evolvers<ItemEvent, StockState> = {
  ItemAdded: (_, { data: { options } }) => ({ lastOption: options.length, held: new Map() }),
  ItemEdited: unchanged,
  ItemImagesChanged: unchanged,
  ItemCategoryChanged: unchanged,
  ItemStateChanged: unchanged,
  ItemTermsChanged: unchanged,
  ItemNoticeSet: unchanged,
  ItemSaleSet: unchanged,
  SaleBegan: unchanged,
  SaleEnded: unchanged,
  ItemOptionAdded: (stockState, { data: { optionId } }) => ({ ...stockState, lastOption: optionId }),
  ItemOptionChanged: unchanged,
  ItemOptionRemoved: unchanged,
  StockAdjusted: unchanged,
  StockReserved: (stockState, { data }) => ({
    ...stockState,
    held: new Map(stockState.held).set(holdOf(data), { lines: data.lines, until: data.until }),
  }),
  StockReleased: (stockState, { data }) => withoutHold(stockState, holdOf(data)),
  StockTaken: (stockState, { data }) => withoutHold(stockState, holdOf(data)),
  SaleUndone: unchanged,
};

const noItem: ItemState = { status: 'missing' };
const noStock: StockState = { lastOption: 0, held: new Map() };
const stateAfter = (state: ItemState, event: ItemEvent & Recorded): ItemState => {
  const isThere = state.status === 'there';
  const item = evolved(itemFold.evolve, isThere ? state.item : undefined, event);
  return item ? { ...evolved(stockEvolvers, isThere ? state : noStock, event), status: 'there', item } : noItem;
};
export const itemStateFold: StreamFold<ItemState, ItemEvent> = {
  initialState: noItem,
  marksOf: (event) => [...closingsOf(event), ...purchasesIn(event)],
  evolve: Object.fromEntries(Object.keys(stockEvolvers).map((type) => [type, stateAfter])) as Evolvers<
    ItemEvent,
    ItemState
  >,
};

export const existingItem = (state: ItemState): ExistingItem => {
  if (state.status === 'missing') throw new Rejected('item_not_found');
  return state;
};
export const factsOf = (state: ItemState): ItemFacts => existingItem(state).item;

export const optionOf = ({ options }: Pick<ItemFacts, 'options'>, optionId: number): ItemOption => {
  const option = options.find(({ id }) => id === optionId);
  if (!option) throw new Rejected('option_not_found');
  return option;
};

export const mustCountAsKind = (kind: ItemKind, { stock }: { readonly stock: number | null }) => {
  if ((stock === null) === (kind === 'licence')) return;
  const message = kind === 'goods' ? itemErrors.stockMissing : itemErrors.stockOfLicence;
  throw new Rejected('invalid_input', { errors: [{ path: 'stock', message }] });
};

export const mustBeOnSale = (item: Pick<ItemFacts, 'state' | 'options'>) => {
  if (item.state === 'hidden') throw new Rejected('item_not_found');
  if (shownState(item.state, item.options) === 'soldOut') throw new Rejected('sold_out');
};

/** `count` says how many of an option are to be had. */
export const mustBeAvailable = (
  item: Pick<ItemFacts, 'options'>,
  lines: readonly OrderLine[],
  count: (option: ItemOption) => number | null,
) => {
  for (const { optionId } of lines) {
    const available = count(optionOf(item, optionId));
    if (available !== null && quantityOf(lines, optionId) > available) throw new Rejected('out_of_stock');
  }
};
