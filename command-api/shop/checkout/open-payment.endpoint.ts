import { orderTitle } from '@maru/contracts/shop/order/order.words';
import { orderRoutes, type PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import { actionsOf } from '@maru/contracts/shop/order/order.steps';
import { firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import { paymentOf } from '../payment/settlement.service.ts';
import { guestOrderFor } from '../order/guest-order.endpoints.ts';
import { orderOf } from '../order/order.aggregate.ts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { PaymentProvider, PaymentServices } from '../payment/payment-provider.ts';
import { type Send, sendAsSystem, type SystemCommands } from '../../pipeline/send.ts';
import { payFree } from '../payment/pay-free.service.ts';

export const openPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.openPayment, ({ input: { id }, ...context }) => {
    const { userId, level } = actorOf(context);
    return openPaymentFor(asSystem(services, context.send), id, { id: userId, level });
  });

export const guestOpenPaymentEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.guestOpenPayment, async ({ input, ...call }) => {
    const id = await guestOrderFor(services, input, call);
    const order = await orderOf(services.load, id);
    const buyer = order ? buyerOf(order) : id;
    return openPaymentFor(asSystem(services, call.send), id, { id: buyer, level: 0 });
  });

type Parts = Pick<PaymentServices, 'clock' | 'provider'> & SystemCommands;
const asSystem = ({ load, clock, provider }: PaymentServices, send: Send): Parts => ({
  load,
  clock,
  provider,
  send: sendAsSystem(send),
});

/** For the order's buyer only, in time, and beside no try whose end is unknown. */
export const openPaymentFor = async (
  { load, send, clock, provider }: Parts,
  id: string,
  actor: Actor,
): Promise<PlacedOrder> => {
  const order = await orderOf(load, id);
  const roles = order ? rolesOf(actor, buyerOf(order)) : [];
  if (!order || !roles.includes('buyer')) throw new Rejected('order_not_found');
  if (!actionsOf(order, roles, clock.now()).includes('openPayment')) throw new Rejected('order_not_payable');
  const { attempts } = await paymentOf({ load }, id);
  if (attempts.some(({ status }) => status !== 'refused')) throw new Rejected('payment_in_progress');
  return windowOf(await payFree({ load, send }, order), provider);
};

const nameOf = ({ lines }: OrderFacts) => {
  const [first, ...more] = lines;
  return orderTitle(`${first?.name}`, more.length);
};

export const windowOf = (
  order: OrderFacts,
  { name: provider, clientKey }: Pick<PaymentProvider, 'name' | 'clientKey'>,
): PlacedOrder => ({
  id: order.id,
  number: order.number,
  total: order.amounts.total,
  tax_free: order.amounts.tax_free,
  name: nameOf(order),
  pay_until: order.pay_until,
  deposit_hours: order.terms?.deposit_hours ?? firstSellingTerms.deposit_hours,
  cash_receipt: order.cash_receipt_use,
  payment: { provider, client_key: clientKey },
});
