import { Rejected } from '@maru/contracts/kernel/rejections';
import { deskRoutes } from '@maru/contracts/shop/order/desk.routes';
import { waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { heldLinesOf } from './held-lines.ts';
import { orderOf } from '../order/order.aggregate.ts';

/** What is printed is packed once its buyer has approved the proof, which another stream knows. */
export const prepareGoodsEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(deskRoutes.prepare, async ({ input: { id, parts: wanted }, actor, send, idOf }) => {
    const order = await orderOf(load, id);
    if (!order) throw new Rejected('order_not_found');
    const held = await heldLinesOf(load, order);
    const waiting = waitingParts(order);
    const parts = wanted ?? waiting.filter(({ no }) => !held.includes(no));
    if (parts.some(({ no }) => held.includes(no)) || (parts.length === 0 && waiting.length > 0))
      throw new Rejected('proof_open');
    const command = { type: 'PrepareGoods', data: { id, ...(parts.length > 0 && { parts: [...parts] }) } };
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });
