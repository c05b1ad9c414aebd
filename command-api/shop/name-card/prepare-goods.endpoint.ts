import { Rejected } from '@maru/contracts/kernel/rejections';
import { deskRoutes } from '@maru/contracts/shop/order/desk.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { partsToPrepare, prepareCommand } from './parts-to-prepare.ts';

export const prepareGoodsEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(deskRoutes.prepare, async ({ input: { id, parts: wanted }, actor, send, idOf }) => {
    const order = await orderOf(load, id);
    if (!order) throw new Rejected('order_not_found');
    const command = prepareCommand(id, await partsToPrepare(load, order, wanted));
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });
