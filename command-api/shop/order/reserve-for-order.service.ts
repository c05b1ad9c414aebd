import { stockReasons } from '@maru/contracts/shop/item/item.words';
import { shortLineError } from '@maru/contracts/shop/order/order.words';
import { isPutOff, Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { StockCause } from '@maru/contracts/shop/item/item.stock';
import type { Amounts, OrderedLine } from '@maru/contracts/shop/order/order.fields';
import type { Purchases } from '../item/purchases.ts';
import type { SystemSend } from '../../pipeline/send.ts';

export const payMs = 20 * 60_000;

interface Reservation {
  readonly orderId: string;
  readonly lines: readonly OrderedLine[];
  /** By item, of those that are limited. */
  readonly purchases?: ReadonlyMap<string, Purchases>;
  /** ISO time. */
  readonly until: string;
}
const shortOf: ReadonlySet<RejectionCode> = new Set(['out_of_stock', 'sold_out', 'item_not_found', 'option_not_found']);

export const perItem = (lines: readonly OrderedLine[]) => {
  const items = new Map<string, OrderedLine[]>();
  for (const line of lines) items.set(line.item_id, [...(items.get(line.item_id) ?? []), line]);
  return [...items];
};
const shortageErrors = (lines: readonly OrderedLine[]) =>
  lines.map(({ no, name, option }) => ({ path: `lines.${no - 1}`, message: shortLineError(name, option) }));

export const releaseForOrder = async (send: SystemSend, orderId: string, items: readonly string[]): Promise<void> => {
  for (const id of new Set(items))
    await send({ type: 'ReleaseStock', data: { id, orderId, reason: stockReasons.notOrdered } });
};

type Hold = StockCause & { readonly until: string; readonly purchases?: Purchases | undefined };

/** Throws `refusal`, which names the lines. */
export const reserve = async (
  send: SystemSend,
  [id, own]: readonly [item: string, own: readonly OrderedLine[]],
  hold: Hold,
  refusal: 'out_of_stock' | 'no_replacement',
): Promise<void> => {
  const lines = own.map(({ option_id, quantity }) => ({ optionId: option_id, quantity }));
  await send({ type: 'ReserveStock', data: { id, ...hold, lines } }).catch((error: unknown) => {
    throw error instanceof Rejected && shortOf.has(error.code)
      ? new Rejected(refusal, { errors: shortageErrors(own) })
      : error;
  });
};

/** All or nothing; what is only put off stays held for the same request. Throws `out_of_stock`. */
export const reserveForOrder = async (
  send: SystemSend,
  { orderId, lines, until, purchases }: Reservation,
): Promise<void> => {
  const held: string[] = [];
  for (const item of perItem(lines)) {
    try {
      await reserve(send, item, { orderId, until, purchases: purchases?.get(item[0]) }, 'out_of_stock');
      held.push(item[0]);
    } catch (error) {
      if (!isPutOff(error)) await releaseForOrder(send, orderId, held);
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

/** The coupon and the points, or neither. */
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
