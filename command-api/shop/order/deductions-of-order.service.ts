import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { pointsEarnedBy } from '@maru/contracts/shop/order/order.points';
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

/** Once, when all that is left of an order is accepted. */
export const earnPointsFor = async (parts: SystemCommands, orderId: string, cause: string): Promise<void> => {
  const order = await ownedOrder(parts, orderId);
  const points = order?.status === 'confirmed' ? pointsEarnedBy(order) : 0;
  if (order && points > 0)
    await parts.send({ type: 'EarnPoints', data: { id: order.user_id, orderId, points } }, `earn ${orderId} ${cause}`);
};

/** What goes back after it was accepted takes with it what was earned by it. */
export const takeBackPointsFor = async (parts: SystemCommands, orderId: string, cause: string): Promise<void> => {
  const order = await ownedOrder(parts, orderId);
  if (!order?.timeline.some(({ action }) => action === 'confirm')) return;
  const keep = pointsEarnedBy(order);
  await parts.send({ type: 'TakeBackPoints', data: { id: order.user_id, orderId, keep } }, `take back ${cause}`);
};

const isUndone = ({ stage, lines }: OrderFacts) =>
  stage !== 'paid' || lines.every(({ cancelled, quantity, replaces }) => replaces !== null || cancelled === quantity);

/** Once for its cause; an order of which nothing came to pass gives its coupon back, too. */
export const returnDeductions = async (
  parts: SystemCommands,
  { orderId, points = 0, cause }: Pick<Cancellation, 'orderId' | 'points' | 'cause'>,
): Promise<void> => {
  const order = await ownedOrder(parts, orderId);
  if (!order) return;
  if (points > 0)
    await parts.send({ type: 'ReturnPoints', data: { id: order.user_id, orderId, points } }, `points ${cause}`);
  if (order.coupon !== null && isUndone(order) && order.parcels.length === 0)
    await parts.send({ type: 'ReturnCoupon', data: { id: order.coupon, orderId, userId: order.user_id } });
};

export const returnAllDeductions = async (parts: SystemCommands, orderId: string, cause: string): Promise<void> =>
  returnDeductions(parts, { orderId, cause, points: (await ownedOrder(parts, orderId))?.amounts.points ?? 0 });
