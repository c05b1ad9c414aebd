import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { ShopServices } from '../shop-services.ts';
import { openPaymentFor } from './open-payment.service.ts';

export const openPaymentEndpoint = (services: ShopServices): Endpoint =>
  endpoint(orderRoutes.openPayment, ({ input: { id }, ...context }) => {
    const { userId, level } = actorOf(context);
    return openPaymentFor(services, id, { id: userId, level });
  });
