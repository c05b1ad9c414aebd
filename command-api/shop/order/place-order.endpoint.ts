import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { deskFor } from '../payment/desk-parts.service.ts';
import { windowOf } from '../payment/window-of-order.ts';
import type { ShopServices } from '../shop-services.ts';
import { placeOrderFor } from './place-order.service.ts';

export const placeOrderEndpoint = (services: ShopServices): Endpoint =>
  endpoint(orderRoutes.place, async ({ input, actor, req, res }) => {
    const ipHash = services.ipHash(req.ip ?? '');
    await services.limits.order.take(actor?.userId ?? ipHash, res);
    const userId = actor?.userId ?? null;
    const id = commandIdOf(`order ${userId ?? 'guest'}`, req.get('Idempotency-Key'));
    const { send } = deskFor(services, res);
    const execute: ShopServices['execute'] = async (request) => {
      const answer = await services.execute(request);
      res.setHeader('X-Position', String(answer.position));
      return answer;
    };
    return windowOf(
      await placeOrderFor({ ...services, execute }, { send }, { ...input, id, userId, ipHash }),
      services.provider,
    );
  });
