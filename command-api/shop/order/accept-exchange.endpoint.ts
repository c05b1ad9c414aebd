import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { currentCorrelation } from '@maru/platform/log/correlation';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { deskFor } from '../payment/desk-parts.service.ts';
import type { ShopServices } from '../shop-services.ts';
import { holdForExchange } from './exchange-stock.service.ts';
import { newestExchange } from './exchanges.ts';
import { orderOf } from './order.aggregate.ts';
import { payMs } from './reserve-for-order.service.ts';

/**
 * What is sent is held first, then the exchange accepted: whatever breaks off between is done by trying again, or let
 * go when the exchange is over.
 */
export const acceptExchangeEndpoint = (services: ShopServices): Endpoint =>
  endpoint(orderRoutes.acceptExchange, async ({ input, actor, req, res }) => {
    const { userId, level } = actorOf({ actor });
    const commandId = commandIdOf(userId, req.get('Idempotency-Key'));
    const order = await orderOf(services.load, input.id);
    if (!order) throw new Rejected('order_not_found');
    await holdForExchange(deskFor(services, res).send, order, new Date(services.clock.now() + payMs).toISOString());
    const { body, position } = await services.execute({
      command: { type: 'AcceptExchange', data: { ...input, exchange: newestExchange(order) } },
      actor: { id: userId, level },
      commandId,
      ipHash: services.ipHash(req.ip ?? ''),
      correlationId: currentCorrelation() ?? commandId,
    });
    res.setHeader('X-Position', String(position));
    return body;
  });
