import { stockReasons } from '@maru/contracts/shop/item/item.words';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { Part, SurchargeBack } from '@maru/contracts/shop/order/order.fields';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { endingOf } from '../item/closed-orders.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { orderOf } from './order.aggregate.ts';

const itemsOf = ({ lines }: OrderFacts) => [...new Set(lines.map(({ item_id }) => item_id))];

/** Where stock is not held any more the order is cancelled, and the money goes back. */
export const takeStock = async (parts: SystemCommands, orderId: string): Promise<void> => {
  const order = await orderOf(parts.load, orderId);
  for (const id of order ? itemsOf(order) : []) {
    try {
      await parts.send({ type: 'TakeStock', data: { id, orderId } });
    } catch (error) {
      unlessRefused('reservation_over')(error);
      await parts
        .send({ type: 'CancelOrder', data: { id: orderId, reason: 'outOfStock' } }, `gone ${orderId}`)
        .catch(unlessRefused('order_step_refused'));
    }
  }
};

export const releaseStock = async (parts: SystemCommands, orderId: string, reason: string): Promise<void> => {
  const order = await orderOf(parts.load, orderId);
  for (const id of order ? itemsOf(order) : [])
    await parts.send({ type: 'ReleaseStock', data: { id, orderId, reason } }).catch(unlessRefused('reservation_over'));
};

/** `cause` names the cancellation, so that it comes back once. */
export interface Cancellation {
  readonly orderId: string;
  readonly parts: readonly Part[];
  readonly refund: number;
  /** Of `refund`, without VAT; unknown in orders from before it was kept. */
  readonly tax_free?: number | undefined;
  readonly points?: number | undefined;
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
  readonly reason: CancelReason;
  readonly cause: string;
}
export interface GoodsReturn extends Pick<Cancellation, 'orderId' | 'parts' | 'cause'> {
  readonly why: (typeof stockReasons)['cancelled' | 'returned' | 'exchanged'];
}

const returnPiece = async (
  parts: SystemCommands,
  { id: orderId, number, claims }: OrderFacts,
  line: OrderFacts['lines'][number],
  { quantity, cause, why }: Pick<GoodsReturn, 'cause' | 'why'> & { readonly quantity: number },
) => {
  const { item_id: id, option_id: optionId, no } = line;
  const item = await parts.load(itemAggregate, itemStream(id));
  if (item.state.status === 'missing') return;
  const exchange = claims.find(({ lines }) => lines.includes(no))?.no;
  if ((await endingOf(item, { orderId, exchange })) !== 'taken')
    return parts.send({ type: 'ReleaseStock', data: { id, orderId, exchange, reason: stockReasons.cancelled } });
  if (line.kind === 'licence') return;
  // An option that is gone, or a full stock, takes nothing back, and the refund does not wait for it.
  await parts
    .send(
      { type: 'AdjustStock', data: { id, optionId, by: quantity, reason: `${why} ${number}` } },
      `restock ${cause} ${no}`,
    )
    .catch(unlessRefused('option_not_found', 'invalid_input'));
};

export const restock = async (
  parts: SystemCommands,
  { orderId, parts: returnedParts, cause, why }: GoodsReturn,
): Promise<void> => {
  const order = await orderOf(parts.load, orderId);
  if (!order) return;
  for (const { no, quantity } of returnedParts) {
    const line = order.lines.find((one) => one.no === no);
    if (line) await returnPiece(parts, order, line, { quantity, cause, why });
  }
};
