import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.parts';
import type { SystemCommands } from '../../pipeline/send.ts';
import type { Cancellation } from './order-stock.service.ts';
import { orderOf } from './order.aggregate.ts';

const ownedOrder = async (
  { load }: SystemCommands,
  orderId: string,
): Promise<(OrderFacts & { readonly user_id: string }) | undefined> => {
  const state = await orderOf(load, orderId);
  return state && state.user_id !== null ? { ...state, user_id: state.user_id } : undefined;
};

export const earnPointsFor = async (parts: SystemCommands, orderId: string): Promise<void> => {
  const order = await ownedOrder(parts, orderId);
  const points = order ? pointsEarnedBy(order) : 0;
  if (order && points > 0)
    await parts.send({ type: 'EarnPoints', data: { id: order.user_id, orderId, points } }, `earn ${orderId}`);
};

/** Once for its cause; an order of which nothing came to pass gives its coupon back, too. */
export const returnClaims = async (
  parts: SystemCommands,
  { orderId, points = 0, cause }: Pick<Cancellation, 'orderId' | 'points' | 'cause'>,
): Promise<void> => {
  const order = await ownedOrder(parts, orderId);
  if (!order) return;
  if (points > 0)
    await parts.send({ type: 'ReturnPoints', data: { id: order.user_id, orderId, points } }, `points ${cause}`);
  const came = order.status !== 'cancelled' && order.status !== 'expired';
  if (order.coupon !== null && !came)
    await parts.send({ type: 'ReturnCoupon', data: { id: order.coupon, orderId, userId: order.user_id } });
};

export const returnAllClaims = async (parts: SystemCommands, orderId: string, cause: string): Promise<void> =>
  returnClaims(parts, { orderId, cause, points: (await ownedOrder(parts, orderId))?.amounts.points ?? 0 });
