import { Rejected } from '@maru/contracts/kernel/rejections';
import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import { deskRoutes } from '@maru/contracts/shop/order/desk.routes';
import { cheapened, surchargeFor, totalOf } from '@maru/contracts/shop/order/exchange.parts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { z } from 'zod';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { sendAsSystem, type Send } from '../../pipeline/send.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderOf } from './order.aggregate.ts';
import { holdReplacements, replacementsOf, wantedLines } from './replacement.service.ts';
import { payMs } from './reserve-for-order.service.ts';

type Input = z.output<typeof deskRoutes.replaceClaim.input>;
interface Replacing {
  readonly order: OrderFacts;
  readonly claim: Claim;
  readonly how: Input['surcharge'];
}
const claimIn = async ({ load }: HandlerServices, { id, claim: no }: Pick<Input, 'id' | 'claim'>) => {
  const order = await orderOf(load, id);
  if (!order) throw new Rejected('order_not_found');
  const claim = order.claims.find((one) => one.no === no);
  if (!claim) throw new Rejected('claim_not_found');
  return { order, claim };
};

/** What was paid in the window was paid for what was asked for; without it somebody says what became of the surcharge. */
const settlingOf = async (services: HandlerServices, { order, claim, how }: Replacing, now: number) => {
  if (claim.asked?.paid) return { lines: claim.asked.lines, sent: claim.asked.lines, surcharge: null };
  const lines = await wantedLines(services.load, order, { claim, now });
  const amount = totalOf(surchargeFor(order, lines, claim));
  if (amount > 0 && how === undefined) throw new Rejected('surcharge_open');
  const sent = how === 'waived' ? cheapened(order, lines) : lines;
  return { lines, sent, surcharge: how && amount > 0 ? { amount, how } : null };
};

/** Held before it is settled: what breaks off between is mended by another try, or released when its time is over. */
const hold = async (services: HandlerServices, send: Send, replacing: Replacing) => {
  const now = services.clock.now();
  const { lines, sent, surcharge } = await settlingOf(services, replacing, now);
  const until = new Date(now + payMs).toISOString();
  await holdReplacements(sendAsSystem(send), replacing.order, { sent: lines, claim: replacing.claim, until });
  return { surcharge, lines: [...sent] };
};

/** As it was settled: its stock is taken, and whether this is a repeat is for the order to say. */
const asSettled = ({ order, claim, how }: Replacing) => ({
  surcharge: how && claim.surcharge ? { amount: claim.surcharge.amount, how } : null,
  lines: [...replacementsOf(order, claim)],
});

export const replaceClaimEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(deskRoutes.replaceClaim, async ({ input, actor, send, idOf }) => {
    const replacing = { ...(await claimIn(services, input)), how: input.surcharge };
    const sent = isOpen(replacing.claim) ? await hold(services, send, replacing) : asSettled(replacing);
    const command = { type: 'ReplaceClaim', data: { ...input, ...sent } };
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });

/** Nothing is held for it: whoever pays may take days, and is given the money back where it is gone by then. */
export const askSurchargeEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(deskRoutes.askSurcharge, async ({ input, actor, send, idOf }) => {
    const { order, claim } = await claimIn(services, input);
    const lines = await wantedLines(services.load, order, { claim, now: services.clock.now() });
    const command = { type: 'AskSurcharge', data: { ...input, lines: [...lines] } };
    return (await send(command, { id: idOf(actorOf({ actor }).userId) })).body;
  });
