import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { windowOf } from './open-payment.endpoint.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { placeOrderFor } from './place-order.service.ts';

export const placeOrderEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.place, async ({ input, actor, ipHash, send, idOf, res }) => {
    await services.limits.order.take(actor?.userId ?? ipHash, res);
    const userId = actor?.userId ?? null;
    const id = idOf(`order ${userId ?? 'guest'}`);
    return windowOf(await placeOrderFor({ ...services, send }, { ...input, id, userId }), services.provider);
  });
