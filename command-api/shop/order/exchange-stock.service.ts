import { stockReasons } from '@maru/contracts/shop/item/item.words';
import type { OrderedLine, Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { SystemCommands, SystemSend } from '../../pipeline/send.ts';
import { exchangesOf } from './exchanges.ts';
import { orderOf } from './order.aggregate.ts';
import { perItem, reserve } from './reserve-for-order.service.ts';

const linesOf = ({ lines }: OrderFacts, parts: readonly Part[]): readonly OrderedLine[] =>
  lines.flatMap((line) => parts.filter(({ no }) => no === line.no).map(({ quantity }) => ({ ...line, quantity })));
const itemsOf = (order: OrderFacts, parts: readonly Part[]) => perItem(linesOf(order, parts)).map(([id]) => id);

/**
 * Held until the exchange ends, so that no try releases what another counts on. `until` is an ISO time. Throws
 * `no_replacement`.
 */
export const holdForExchange = async (send: SystemSend, order: OrderFacts, until: string): Promise<void> => {
  const open = exchangesOf(order).find(({ end }) => end === 'open');
  if (!open) return;
  for (const item of perItem(linesOf(order, open.parts)))
    await reserve(send, item, { orderId: order.id, exchange: open.exchange, until }, 'no_replacement');
};

export const takeForExchange = async (
  { load, send }: SystemCommands,
  {
    orderId,
    exchange,
    parts,
  }: { readonly orderId: string; readonly exchange: number; readonly parts: readonly Part[] },
): Promise<void> => {
  const order = await orderOf(load, orderId);
  for (const id of order ? itemsOf(order, parts) : [])
    await send({ type: 'TakeStock', data: { id, orderId, exchange } });
};

const release = (send: SystemSend, id: string, orderId: string, exchange: number) =>
  send({ type: 'ReleaseStock', data: { id, orderId, exchange, reason: stockReasons.notExchanged } });

export const releaseExchanges = async ({ load, send }: SystemCommands, orderId: string): Promise<void> => {
  const order = await orderOf(load, orderId);
  if (!order) return;
  for (const { exchange, parts, end } of exchangesOf(order)) {
    if (end === 'over') for (const id of itemsOf(order, parts)) await release(send, id, orderId, exchange);
  }
};

/** An open exchange keeps its stock. */
export const settleHold = async (
  { load, send }: SystemCommands,
  { id, orderId, exchange }: { readonly id: string; readonly orderId: string; readonly exchange: number },
): Promise<void> => {
  const order = await orderOf(load, orderId);
  const end = order && exchangesOf(order).find((one) => one.exchange === exchange)?.end;
  if (end === 'accepted') await send({ type: 'TakeStock', data: { id, orderId, exchange } });
  if (end === 'over') await release(send, id, orderId, exchange);
};
