import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.personal';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import type { Placed } from '@maru/contracts/shop/order/order.routes';
import { stepOf } from '@maru/contracts/shop/order/order-states';
import { standingOf } from '@maru/contracts/shop/order/order.views';
import { paymentOf } from '../payment/settlement.service.ts';
import { windowOf } from './window-of-order.ts';
import type { ShopServices } from '../shop-services.ts';
import { orderOf } from '../order/order.aggregate.ts';

/**
 * What the payment window is opened with once more: for the order's buyer only, in time, and beside no try of which the
 * end is not known.
 */
export const openPaymentFor = async (
  { load, clock, provider }: Pick<ShopServices, 'load' | 'clock' | 'provider'>,
  id: string,
  actor: Actor,
): Promise<Placed> => {
  const order = await orderOf(load, id);
  const roles = order ? rolesOf(actor, buyerOf(order)) : [];
  if (!order || !roles.includes('buyer')) throw new Rejected('order_not_found');
  if (!stepOf(standingOf(order), 'openPayment', roles, clock.now())) throw new Rejected('order_not_payable');
  const { attempts } = await paymentOf({ load }, id);
  if (attempts.some(({ status }) => status !== 'refused')) throw new Rejected('payment_in_progress');
  return windowOf(order, provider);
};
