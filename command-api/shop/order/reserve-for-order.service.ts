import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { OrderedLine } from '@maru/contracts/shop/order/order.fields';
import type { Send } from '../payment/payment-desk.service.ts';

/** How long an order waits for its payment, and its stock with it. */
export const payMs = 20 * 60_000;

interface Reservation {
  readonly orderId: string;
  readonly lines: readonly OrderedLine[];
  /** ISO time. */
  readonly until: string;
}
/** What an item says that has not enough. */
export const shortOf: ReadonlySet<RejectionCode> = new Set(['out_of_stock', 'sold_out', 'item_not_found', 'option_not_found']);

/** Lines by the item they are of. */
export const perItem = (lines: readonly OrderedLine[]) => {
  const items = new Map<string, OrderedLine[]>();
  for (const line of lines) items.set(line.item_id, [...(items.get(line.item_id) ?? []), line]);
  return [...items];
};
export const toldOf = (lines: readonly OrderedLine[]) => lines.map(({ no, name, option }) => ({ path: `lines.${no - 1}`, message: `${name} (${option}) 재고가 부족해요.` }));

/** Gives back what was held for an order that is not placed. */
export const letGoOf = async (send: Send, orderId: string, items: readonly string[]): Promise<void> => {
  for (const id of new Set(items)) await send({ type: 'ReleaseStock', data: { id, orderId, reason: '주문하지 못함' } });
};

/** Not refused, only not done: the same request will come again and go on with what is held; where none comes, its time runs out. */
export const isPutOff = (error: unknown): boolean => error instanceof Rejected && error.code === 'unavailable';

/** Holds all of it or nothing. Throws `out_of_stock`, which names the lines that cannot be had. */
export const reserveForOrder = async (send: Send, { orderId, lines, until }: Reservation): Promise<void> => {
  const held: string[] = [];
  for (const [id, own] of perItem(lines)) {
    try {
      await send({ type: 'ReserveStock', data: { id, orderId, until, lines: own.map(({ option_id, quantity }) => ({ optionId: option_id, quantity })) } });
      held.push(id);
    } catch (error) {
      if (!isPutOff(error)) await letGoOf(send, orderId, held);
      throw error instanceof Rejected && shortOf.has(error.code) ? new Rejected('out_of_stock', { errors: toldOf(own) }) : error;
    }
  }
};
