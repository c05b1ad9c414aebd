import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { PointsDocument } from '@maru/contracts/shop/points/points.views';
import { orderOf } from '../../shop/order/order.aggregate.ts';
import type { SystemCommands } from '../../pipeline/send.ts';

export const settleCoupon = async (
  parts: SystemCommands,
  { id, holds }: Pick<CouponDocument, 'id' | 'holds'>,
  now: number,
): Promise<void> => {
  for (const { order_id: orderId, user_id: userId } of holds.filter(({ until }) => until <= now)) {
    const came = (await orderOf(parts.load, orderId))?.coupon === id;
    await parts.send({ type: came ? 'KeepCoupon' : 'ReturnCoupon', data: { id, orderId, userId } });
  }
};

export const settlePoints = async (
  parts: SystemCommands,
  { id, uses, lots }: Pick<PointsDocument, 'id' | 'uses' | 'lots'>,
  now: number,
): Promise<void> => {
  for (const { order_id: orderId, points } of uses.filter(({ until }) => until !== null && until <= now)) {
    const order = await orderOf(parts.load, orderId);
    const came = order?.user_id === id && order.amounts.points === points;
    await parts.send({ type: came ? 'KeepPointsUse' : 'ReturnPoints', data: { id, orderId } });
  }
  if (lots.some(({ expires }) => expires <= now)) await parts.send({ type: 'ExpirePoints', data: { id } });
};
