import { Rejected } from '@maru/contracts/kernel/rejections';
import { deskRoutes } from '@maru/contracts/shop/order/desk.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderOf } from './order.aggregate.ts';
import { holdReplacements, replacementsFor, surchargeFor, worthAsBefore } from './replacement.service.ts';
import { payMs } from './reserve-for-order.service.ts';

/** Held before it is settled: what breaks off between is mended by another try, or released when its time is over. */
export const replaceClaimEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(deskRoutes.replaceClaim, async ({ input, actor, send, idOf }) => {
    const order = await orderOf(services.load, input.id);
    if (!order) throw new Rejected('order_not_found');
    const claim = order.claims.find(({ no }) => no === input.claim);
    if (!claim) throw new Rejected('claim_not_found');
    const now = services.clock.now();
    const lines = await replacementsFor(services.load, order, { claim, now });
    const amount = surchargeFor(order, lines, claim);
    if (amount > 0 && input.surcharge === undefined) throw new Rejected('surcharge_open');
    const surcharge = input.surcharge && amount > 0 ? { amount, how: input.surcharge } : null;
    const sent = input.surcharge === 'waived' ? lines.map((line) => worthAsBefore(order, line)) : lines;
    const until = new Date(now + payMs).toISOString();
    await holdReplacements(sendAsSystem(send), order, { sent: lines, claim, until });
    const command = { type: 'ReplaceClaim', data: { ...input, surcharge, lines: [...sent] } };
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });
