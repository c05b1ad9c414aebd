import { totalOf } from '@maru/contracts/shop/order/exchange.parts';
import { orderTitle, surchargeTitle } from '@maru/contracts/shop/order/order.words';
import { surchargePaymentId } from '@maru/contracts/shop/payment/payment-subject';
import { orderRoutes, type PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import { actionsOf, claimActionsOf } from '@maru/contracts/shop/order/order.steps';
import { escrowProducts } from '@maru/contracts/shop/payment/escrow';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import { paymentOf } from '../payment/settlement-parts.ts';
import { guestOrderFor } from '../order/guest-order.endpoints.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { type Send, sendAsSystem, type SystemCommands } from '../../pipeline/send.ts';
import { payMs } from '../order/reserve-for-order.service.ts';
import { payFree } from '../payment/pay-free.service.ts';

/** Who has shown number and phone acts as the order's buyer. */
const buyerOfOrder = async ({ load }: Pick<PaymentServices, 'load'>, id: string): Promise<Actor> => {
  const order = await orderOf(load, id);
  return { id: order ? buyerOf(order) : id, level: 0 };
};

export const openPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.openPayment, ({ input: { id }, ...context }) => {
    const { userId, level } = actorOf(context);
    return openPaymentFor(asSystem(services, context.send), id, { id: userId, level });
  });

export const guestOpenPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.guestOpenPayment, async ({ input, ...call }) => {
    const id = await guestOrderFor(services, input, call);
    return openPaymentFor(asSystem(services, call.send), id, await buyerOfOrder(services, id));
  });

export const openSurchargeEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.openSurcharge, ({ input: { id, claim }, ...context }) => {
    const { userId, level } = actorOf(context);
    return openSurchargeFor(asSystem(services, context.send), { id, claim }, { id: userId, level });
  });

export const guestOpenSurchargeEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.guestOpenSurcharge, async ({ input: { claim, ...proof }, ...call }) => {
    const id = await guestOrderFor(services, proof, call);
    return openSurchargeFor(asSystem(services, call.send), { id, claim }, await buyerOfOrder(services, id));
  });

type Parts = Pick<PaymentServices, 'clock' | 'provider'> & SystemCommands;
const asSystem = ({ load, clock, provider }: PaymentServices, send: Send): Parts => ({
  load,
  clock,
  provider,
  send: sendAsSystem(send),
});

const ownOrder = async ({ load }: Pick<Parts, 'load'>, id: string, actor: Actor) => {
  const order = await orderOf(load, id);
  const roles = order ? rolesOf(actor, buyerOf(order)) : [];
  if (!order || !roles.includes('buyer')) throw new Rejected('order_not_found');
  return { order, roles };
};
const besideNoOther = async ({ load }: Pick<Parts, 'load'>, id: string) => {
  const { attempts } = await paymentOf({ load }, id);
  if (attempts.some(({ status }) => status !== 'refused')) throw new Rejected('payment_in_progress');
};

/** For the order's buyer only, in time, and beside no try whose end is unknown. */
export const openPaymentFor = async (parts: Parts, id: string, actor: Actor): Promise<PlacedOrder> => {
  const { order, roles } = await ownOrder(parts, id, actor);
  if (!actionsOf(order, roles, parts.clock.now()).includes('openPayment')) throw new Rejected('order_not_payable');
  await besideNoOther(parts, id);
  return windowOf(parts, await payFree(parts, order));
};

/** What is asked beside for a claim, while it is, by card: nobody keeps that for the buyer. The window has as long as one for an order. */
const openSurchargeFor = async (
  parts: Parts,
  { id, claim: no }: { readonly id: string; readonly claim: number },
  actor: Actor,
): Promise<PlacedOrder> => {
  const { order, roles } = await ownOrder(parts, id, actor);
  const claim = order.claims.find((one) => one.no === no);
  if (!claim) throw new Rejected('claim_not_found');
  if (!claim.asked || !claimActionsOf(claim, roles).includes('paySurcharge')) throw new Rejected('order_not_payable');
  const payment = surchargePaymentId(id, { claim: no, ask: claim.asked.ask });
  await besideNoOther(parts, payment);
  const lines = order.lines.filter((line) => claim.parts.some(({ no: of }) => of === line.no));
  return {
    ...frameOf(parts, order),
    id: payment,
    total: totalOf(claim.asked),
    tax_free: claim.asked.tax_free,
    name: surchargeTitle(nameOf(lines)),
    pay_until: parts.clock.now() + payMs,
    escrow: null,
  };
};

const nameOf = (lines: OrderFacts['lines']) => {
  const [first, ...more] = lines;
  return orderTitle(`${first?.name}`, more.length);
};

/** What every window of an order says, whatever is paid in it. */
const frameOf = ({ provider: { name, clientKey } }: Pick<PaymentServices, 'provider'>, order: OrderFacts) => ({
  number: order.number,
  deposit_hours: order.terms?.deposit_hours ?? firstSellingTerms.deposit_hours,
  payment: { provider: name, client_key: clientKey },
});

export const windowOf = async (
  { load, provider }: Pick<SystemCommands, 'load'> & Pick<PaymentServices, 'provider'>,
  order: OrderFacts,
): Promise<PlacedOrder> => ({
  ...frameOf({ provider }, order),
  id: order.id,
  total: order.amounts.total,
  tax_free: order.amounts.tax_free,
  name: nameOf(order.lines),
  pay_until: order.pay_until,
  escrow: escrowProducts((await load(configFold, configStream)).state.payment, order.lines),
});
