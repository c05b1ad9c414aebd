import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { type OrderAccount, type Part, piecesOf, pointsEarned, restOf, takeBack } from '../ledger/order-account.ts';
import type { Lives } from '../lives.ts';

const dayMs = 86_400_000;
const waits: Readonly<Record<string, number>> = { shipping: 7 * dayMs, delivered: 8 * dayMs };
const goodsOf = (order: OrderAccount, parts: readonly Part[]) =>
  piecesOf(order, parts).filter(({ kind }) => kind === 'goods');
const accountOf = ({ points }: Lives, { userId }: OrderAccount) => (userId === null ? undefined : points.get(userId));

const letGoExchange = (lives: Lives, order: OrderAccount) => {
  const pieces = goodsOf(order, order.asked?.parts ?? []);
  lives.stock.letGo(pieces.filter(({ item }) => order.heldItems.includes(item)));
  order.heldItems = [];
};

/** It stands there now, and what was asked is answered. Nobody says anything for a while, then it goes on by itself. */
export const standAt = (order: OrderAccount, label: string, now = 0, lives?: Lives): void => {
  if (lives) letGoExchange(lives, order);
  order.label = label;
  order.asked = null;
  const wait = waits[label];
  order.dueAt = wait === undefined ? null : now + wait;
  if (lives && label === 'confirmed') accountOf(lives, order)?.gain(pointsEarned(order), now);
};

const giveClaimsBack = (lives: Lives, order: OrderAccount, points: number) => {
  accountOf(lives, order)?.giveBack(order.id, points, lives.shop.clock.now());
  const isOver = order.label === 'cancelled' || order.label === 'expired';
  if (isOver && order.coupon !== undefined && order.userId !== null)
    lives.coupons.get(order.coupon)?.users.delete(order.userId);
};

/** Before it was paid its pieces were only held. */
export const afterCancel = (lives: Lives, order: OrderAccount, parts: readonly Part[]): void => {
  const pieces = goodsOf(order, parts);
  if (order.isPaid) lives.stock.putBack(pieces);
  else lives.stock.letGo(pieces);
  const { points } = takeBack(order, parts);
  if (restOf(order).length === 0) standAt(order, 'cancelled');
  giveClaimsBack(lives, order, points);
};

/** Nobody paid for it in time. */
export const afterExpiry = (lives: Lives, order: OrderAccount): void => {
  lives.stock.letGo(goodsOf(order, restOf(order)));
  standAt(order, 'expired');
  giveClaimsBack(lives, order, order.amounts.points);
};

export const afterPaying = (lives: Lives, order: OrderAccount): void => {
  order.isPaid = true;
  lives.stock.sell(goodsOf(order, restOf(order)));
  const hasGoods = restOf(order, 'goods').length > 0;
  standAt(order, hasGoods ? 'paid' : 'delivered', lives.shop.clock.now());
};

export const afterClaim = (order: OrderAccount, wish: 'requestReturn' | 'requestExchange', parts: readonly Part[]) => {
  standAt(order, wish === 'requestReturn' ? 'returnRequested' : 'exchangeRequested');
  order.asked = { wish, parts };
};

export const afterReturn = (lives: Lives, order: OrderAccount, back_to: BackTo): void => {
  const parts = order.asked?.parts ?? [];
  letGoExchange(lives, order);
  if (back_to === 'stock') lives.stock.putBack(goodsOf(order, parts));
  const { points } = takeBack(order, parts);
  standAt(order, restOf(order, 'goods').length > 0 ? 'delivered' : 'returned', lives.shop.clock.now());
  giveClaimsBack(lives, order, points);
};

/** Item by item; what is held already stays held, also where another item has too few. */
export const holdForExchange = (lives: Lives, order: OrderAccount): boolean => {
  const pieces = goodsOf(order, order.asked?.parts ?? []);
  for (const item of new Set(pieces.map((piece) => piece.item))) {
    const own = pieces.filter((piece) => piece.item === item);
    if (order.heldItems.includes(item)) continue;
    if (!own.every((piece) => lives.stock.has(piece))) return false;
    lives.stock.hold(own);
    order.heldItems = [...order.heldItems, item];
  }
  return true;
};

/** Others are sent, which takes as long as the first did. */
export const afterExchange = (lives: Lives, order: OrderAccount, back_to: BackTo): void => {
  const parts = order.asked?.parts ?? [];
  const pieces = goodsOf(order, parts);
  lives.stock.sell(pieces);
  order.heldItems = [];
  if (back_to === 'stock') lives.stock.putBack(pieces);
  const isAll = restOf(order, 'goods').every(({ no, quantity }) =>
    parts.some((part) => part.no === no && part.quantity === quantity),
  );
  standAt(order, isAll ? 'exchanged' : 'delivered');
  order.dueAt = lives.shop.clock.now() + 15 * dayMs;
};
