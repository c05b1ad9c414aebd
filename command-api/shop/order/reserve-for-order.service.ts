import { stockReasons } from '@maru/contracts/shop/item/item.words';
import { shortLineError } from '@maru/contracts/shop/order/order.words';
import { isPutOff, Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { StockCause } from '@maru/contracts/shop/item/item.stock';
import type { Amounts, OrderedLine } from '@maru/contracts/shop/order/order.fields';
import type { SystemSend } from '../../pipeline/send.ts';

/** How long an order waits for its payment, and its stock with it. */
export const payMs = 20 * 60_000;

interface Reservation {
  readonly orderId: string;
  readonly lines: readonly OrderedLine[];
  /** ISO time. */
  readonly until: string;
}
/** What an item says that has not enough. */
const shortOf: ReadonlySet<RejectionCode> = new Set(['out_of_stock', 'sold_out', 'item_not_found', 'option_not_found']);

/** Lines by the item they are of. */
export const perItem = (lines: readonly OrderedLine[]) => {
  const items = new Map<string, OrderedLine[]>();
  for (const line of lines) items.set(line.item_id, [...(items.get(line.item_id) ?? []), line]);
  return [...items];
};
const toldOf = (lines: readonly OrderedLine[]) =>
  lines.map(({ no, name, option }) => ({ path: `lines.${no - 1}`, message: shortLineError(name, option) }));

/** Gives back what was held for an order that is not placed. */
export const letGoOf = async (send: SystemSend, orderId: string, items: readonly string[]): Promise<void> => {
  for (const id of new Set(items))
    await send({ type: 'ReleaseStock', data: { id, orderId, reason: stockReasons.notOrdered } });
};

/** For whom, and until when (ISO time). */
type Hold = StockCause & { readonly until: string };

/** Holds lines of one item. Throws `refusal`, which names them, where they cannot be had. */
export const reserve = async (
  send: SystemSend,
  [id, own]: readonly [item: string, own: readonly OrderedLine[]],
  hold: Hold,
  refusal: 'out_of_stock' | 'no_replacement',
): Promise<void> => {
  const lines = own.map(({ option_id, quantity }) => ({ optionId: option_id, quantity }));
  await send({ type: 'ReserveStock', data: { id, ...hold, lines } }).catch((error: unknown) => {
    throw error instanceof Rejected && shortOf.has(error.code) ? new Rejected(refusal, { errors: toldOf(own) }) : error;
  });
};

/**
 * Holds all of it or nothing; what is only put off keeps what is held: the same request goes on with it, or its time
 * runs out. Throws `out_of_stock`.
 */
export const reserveForOrder = async (send: SystemSend, { orderId, lines, until }: Reservation): Promise<void> => {
  const held: string[] = [];
  for (const item of perItem(lines)) {
    try {
      await reserve(send, item, { orderId, until }, 'out_of_stock');
      held.push(item[0]);
    } catch (error) {
      if (!isPutOff(error)) await letGoOf(send, orderId, held);
      throw error;
    }
  }
};

interface Claim {
  readonly orderId: string;
  readonly userId: string;
  readonly coupon: string | undefined;
  readonly amounts: Amounts;
  /** ISO time when the order has to be there. */
  readonly until: string;
}

/** Takes the coupon and the points, or neither. Throws what either of them says. */
export const claimForOrder = async (
  send: SystemSend,
  { orderId, userId, coupon, amounts: { goods, points }, until }: Claim,
): Promise<void> => {
  if (coupon !== undefined) await send({ type: 'RedeemCoupon', data: { id: coupon, orderId, userId, goods, until } });
  if (points === 0) return;
  try {
    await send({ type: 'UsePoints', data: { id: userId, orderId, points, until } });
  } catch (error) {
    if (coupon !== undefined && !isPutOff(error))
      await send({ type: 'ReturnCoupon', data: { id: coupon, orderId, userId } });
    throw error;
  }
};
