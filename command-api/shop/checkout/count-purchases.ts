import { piecesOf } from '@maru/contracts/shop/item/item.stock';
import { restOf } from '@maru/contracts/shop/order/order.parts';
import type { Load, Loaded } from '../../pipeline/aggregate.ts';
import type { ItemState } from '../item/item.state.ts';
import { ordersOfBuyer, type Purchases } from '../item/purchases.ts';
import { orderOf } from '../order/order.aggregate.ts';

interface Counting {
  readonly itemId: string;
  readonly buyer: string;
  /** The order that is about to be placed, which counts for nothing yet. */
  readonly orderId: string | undefined;
}

const piecesIn = async (
  load: Load,
  state: ItemState,
  [itemId, orderId]: readonly [string, string],
): Promise<number> => {
  const order = await orderOf(load, orderId);
  // An order that is not there yet holds its pieces, or has let them go.
  if (!order) return state.status === 'there' ? piecesOf(state.held.get(orderId)?.lines ?? []) : 0;
  if (order.status === 'expired') return 0;
  const own = new Set(order.lines.filter((line) => line.item_id === itemId).map(({ no }) => no));
  return restOf(order)
    .filter(({ no }) => own.has(no))
    .reduce((sum, { quantity }) => sum + quantity, 0);
};

/** Counts what was not cancelled, over all orders since the item is limited. */
export const purchasesOf = async (
  load: Load,
  loaded: Loaded<ItemState>,
  { itemId, buyer, orderId }: Counting,
): Promise<Purchases> => {
  const { before, orders: all } = await ordersOfBuyer(loaded, buyer);
  const named = all.filter((id) => id !== orderId);
  const counted = await Promise.all(
    named.map(async (id) => ({ id, pieces: await piecesIn(load, loaded.state, [itemId, id]) })),
  );
  const orders = counted.filter(({ pieces }) => pieces > 0);
  return {
    buyer,
    before,
    orders: orders.map(({ id }) => id),
    pieces: orders.reduce((sum, { pieces }) => sum + pieces, 0),
  };
};
