import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { maxQuantity } from '@maru/contracts/shop/cart/cart.limits';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { withReleased } from '@maru/contracts/shop/item/item.stock';
import { type QuotedLine, quoteLine, withinLimit } from '@maru/contracts/shop/order/order.quote';
import type { Load, Loaded } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { ItemState } from '../item/item.state.ts';
import type { Purchases } from '../item/purchases.ts';
import { purchasesOf } from './count-purchases.ts';

interface Asker {
  readonly buyer: string | null;
  /** What a broken-off try of this order holds is there for it. */
  readonly orderId?: string;
}

export interface PricedLines {
  readonly lines: readonly QuotedLine[];
  /** By item, of those that are limited; empty where nobody knows who asks. */
  readonly purchases: ReadonlyMap<string, Purchases>;
}

const itemFor = (state: ItemState, orderId: string | undefined) => {
  if (state.status !== 'there') return undefined;
  const own = orderId === undefined ? undefined : state.held.get(orderId);
  return own ? { ...state.item, options: withReleased(state.item.options, own.lines) } : state.item;
};

const purchasesAmong = async (load: Load, items: ReadonlyMap<string, Loaded<ItemState>>, { buyer, orderId }: Asker) => {
  if (buyer === null) return new Map<string, Purchases>();
  const limited = [...items].filter(([, { state }]) => state.status === 'there' && state.item.terms.most !== null);
  const counted = limited.map(
    async ([itemId, loaded]) => [itemId, await purchasesOf(load, loaded, { itemId, buyer, orderId })] as const,
  );
  return new Map(await Promise.all(counted));
};

/** What lines cost now and whether this person may buy them, by the items' own streams: views may be behind. */
export const pricedLines = async (
  { load, now }: { readonly load: Load; readonly now: number },
  lines: readonly CartLine[],
  asker: Asker,
): Promise<PricedLines> => {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const items = new Map(
    await Promise.all(ids.map(async (id) => [id, await load(itemAggregate, itemStream(id))] as const)),
  );
  const purchases = await purchasesAmong(load, items, asker);
  const priced = lines.map((line) => {
    const item = items.get(line.item_id);
    return quoteLine(line, item && itemFor(item.state, asker.orderId), now);
  });
  const leftOf = ({ item_id, terms: { most } }: QuotedLine) =>
    most === null ? maxQuantity : Math.max(0, most - (purchases.get(item_id)?.pieces ?? 0));
  return { lines: withinLimit(priced, leftOf), purchases };
};
