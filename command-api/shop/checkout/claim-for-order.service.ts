import { isPutOff } from '@maru/contracts/kernel/rejections';
import type { Amounts } from '@maru/contracts/shop/order/order.fields';
import type { SystemSend } from '../payment/settlement.service.ts';

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
