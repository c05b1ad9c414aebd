import { Rejected } from '@maru/contracts/kernel/rejections';
import { stockReasons } from '@maru/contracts/shop/item/item.words';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { holdsAt, salePrice } from '@maru/contracts/shop/item/item.price';
import type { Claim } from '@maru/contracts/shop/order/claim.fields';
import type { SentLine } from '@maru/contracts/shop/order/exchange.parts';
import type { OrderedLine, Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { itemAggregate } from '../item/item.aggregate.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { SystemCommands, SystemSend } from '../../pipeline/send.ts';
import { unlessRefused } from '../../pipeline/unless-refused.ts';
import { orderOf } from './order.aggregate.ts';
import { payMs, perItem, reserve } from './reserve-for-order.service.ts';

/** The same piece again is no dearer than it was. */
const optionFor = async (
  load: Load,
  { line, optionId, now }: { readonly line: OrderedLine; readonly optionId: number; readonly now: number },
) => {
  const { state } = await load(itemAggregate, itemStream(line.item_id));
  const item = state.status === 'there' ? state.item : undefined;
  const option = item?.options.find(({ id }) => id === optionId);
  if (!item || !option) throw new Rejected('no_replacement');
  if (optionId === line.option_id) return { option: line.option, price: line.unit_price };
  const price = item.sale && holdsAt(item.sale, now) ? salePrice(option.price, item.sale.percent) : option.price;
  return { option: option.name, price };
};

/** What is to be sent for a claim, as it is now. Throws `no_replacement` for an option that is gone. */
export const wantedLines = async (
  load: Load,
  { lines }: OrderFacts,
  { claim, now }: { readonly claim: Claim; readonly now: number },
): Promise<readonly SentLine[]> => {
  const sent: SentLine[] = [];
  for (const { no: of, quantity } of claim.parts) {
    const line = lines.find(({ no }) => no === of);
    if (!line) continue;
    const optionId = claim.wanted.find(({ no }) => no === of)?.option_id ?? line.option_id;
    const { option, price: unit_price } = await optionFor(load, { line, optionId, now });
    sent.push({ no: lines.length + sent.length + 1, of, option_id: optionId, option, unit_price, quantity });
  }
  return sent;
};

/** What was sent for a claim: a repeat asks for the same, whatever the item costs by then. */
export const replacementsOf = ({ lines }: OrderFacts, claim: Pick<Claim, 'lines'>): readonly SentLine[] =>
  lines.flatMap(({ no, replaces, option_id, option, unit_price, quantity }) =>
    replaces !== null && claim.lines.includes(no)
      ? [{ no, of: replaces, option_id, option, unit_price, quantity }]
      : [],
  );

const orderedLines = ({ lines }: OrderFacts, sent: readonly SentLine[]): readonly OrderedLine[] =>
  sent.flatMap(({ of, ...more }) => lines.filter(({ no }) => no === of).map((line) => ({ ...line, ...more, no: of })));
const itemsOf = ({ lines }: OrderFacts, { parts }: { readonly parts: readonly Part[] }) => [
  ...new Set(lines.filter(({ no }) => parts.some((part) => part.no === no)).map(({ item_id }) => item_id)),
];

const release = (send: SystemSend, { id: orderId }: OrderFacts, exchange: number, items: readonly string[]) =>
  Promise.all(
    items.map((id) =>
      send({ type: 'ReleaseStock', data: { id, orderId, exchange, reason: stockReasons.notExchanged } }),
    ),
  );

/** All of it, or nothing is held. `until` is an ISO time. Throws `no_replacement`. */
export const holdReplacements = async (
  send: SystemSend,
  order: OrderFacts,
  { sent, claim, until }: { readonly sent: readonly SentLine[]; readonly claim: Claim; readonly until: string },
): Promise<void> => {
  const held: string[] = [];
  for (const item of perItem(orderedLines(order, sent))) {
    try {
      await reserve(send, item, { orderId: order.id, exchange: claim.no, until }, 'no_replacement');
      held.push(item[0]);
    } catch (error) {
      await release(send, order, claim.no, held);
      throw error;
    }
  }
};

interface OfClaim {
  readonly orderId: string;
  /** Under which number of the order the stock is held. */
  readonly exchange: number;
}

/** Another try beside the one that was settled may have let go what was held: it is held again, while it is there. */
export const takeReplacements = async (
  { load, send }: SystemCommands,
  { orderId, exchange, parts }: OfClaim & { readonly parts: readonly Part[] },
): Promise<void> => {
  const order = await orderOf(load, orderId);
  if (!order) return;
  const { lines: numbers = [], closed_at = null } = order.claims.find(({ no }) => no === exchange) ?? {};
  const until = new Date((closed_at ?? order.placed_at) + payMs).toISOString();
  const sent = perItem(order.lines.filter(({ no }) => numbers.includes(no)));
  for (const id of itemsOf(order, { parts })) {
    const take = () => send({ type: 'TakeStock', data: { id, orderId, exchange } });
    await take().catch(async (error: unknown) => {
      unlessRefused('reservation_over')(error);
      for (const item of sent.filter(([one]) => one === id))
        await reserve(send, item, { orderId, exchange, until }, 'no_replacement');
      await take();
    });
  }
};

/** A claim that ended otherwise may have held something. */
export const releaseReplacements = async (
  { load, send }: SystemCommands,
  { orderId, claim: no }: { readonly orderId: string; readonly claim: number },
): Promise<void> => {
  const order = await orderOf(load, orderId);
  const claim = order?.claims.find((one) => one.no === no);
  if (order && claim?.kind === 'exchange') await release(send, order, no, itemsOf(order, claim));
};

/** What broke off between holding and sending, once its time is over: another try holds it anew. */
export const settleHold = async (
  { load, send }: SystemCommands,
  { id, orderId, exchange }: OfClaim & { readonly id: string },
): Promise<void> => {
  const order = await orderOf(load, orderId);
  const claim = order?.claims.find(({ no }) => no === exchange);
  if (claim?.how === 'replacement') await send({ type: 'TakeStock', data: { id, orderId, exchange } });
  else if (order) await release(send, order, exchange, [id]);
};
