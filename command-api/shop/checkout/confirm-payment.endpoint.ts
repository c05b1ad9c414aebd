import { paymentRoutes } from '@maru/contracts/shop/payment/payment.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { confirmPayment } from './confirm-payment.service.ts';
import { settlementParts } from '../payment/settlement.service.ts';

/** Open to all: guests pay too, and whoever knows the id of an order may pay it, but learns nothing of its buyer. */
export const confirmPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(paymentRoutes.confirm, async ({ input, ipHash, send, res }) => {
    await services.limits.payment.take(ipHash, res);
    const status = await confirmPayment({ ...settlementParts(services, send), now: () => services.clock.now() }, input);
    const order = await orderOf(services.load, input.orderId);
    if (!order) throw new Rejected('order_not_found');
    return { status, id: order.id, number: order.number, total: order.amounts.total, deposit: order.deposit };
  });
