import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { holdForExchange } from './exchange-stock.service.ts';
import { newestExchange } from './exchanges.ts';
import { orderOf } from './order.aggregate.ts';
import { payMs } from './reserve-for-order.service.ts';

/** Held before it is accepted: what breaks off between is mended by another try, or released with the exchange. */
export const acceptExchangeEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(orderRoutes.acceptExchange, async ({ input, actor, send, idOf }) => {
    const order = await orderOf(services.load, input.id);
    if (!order) throw new Rejected('order_not_found');
    await holdForExchange(sendAsSystem(send), order, new Date(services.clock.now() + payMs).toISOString());
    const command = { type: 'AcceptExchange', data: { ...input, exchange: newestExchange(order) } };
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });
