import { orderRoutes } from '@maru/contracts/shop/order/order.routes';
import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import type { Actor } from '@maru/contracts/kernel/actor';
import { isPutOff, Rejected } from '@maru/contracts/kernel/rejections';
import type { Amounts, OrderedLine } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { orderNumberOf } from '@maru/contracts/shop/order/order-number';
import { orderedLineOf } from '@maru/contracts/shop/order/order.quote';
import { shippingFeesOf } from '@maru/contracts/shop/order/order.shipping-fees';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { agreementNow } from '../../agreement/agreements-now.service.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { windowOf } from './open-payment.endpoint.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { sendAsSystem, type Send, type SystemSend } from '../../pipeline/send.ts';
import { claimForOrder, payMs, releaseForOrder, reserveForOrder } from '../order/reserve-for-order.service.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { quoteFor } from './quote.endpoint.ts';
import { mustBeOrderable, mustHavePickup, type OrderRequest } from './order-request.ts';
import { payFree } from '../payment/pay-free.service.ts';
import type { PricedLines } from './priced-lines.ts';
import { termsOfOrder } from './terms-of-order.ts';

/** Another request under its key is refused. */
const mustBeSameRequest = (order: OrderFacts, { userId, expected_total }: OrderRequest): OrderFacts => {
  if (order.user_id !== userId || order.amounts.total !== expected_total) throw new Rejected('key_reused');
  return order;
};

const receiptOf = ({ cash_receipt }: OrderRequest) => ({
  cash_receipt_use: cash_receipt?.use ?? null,
  cash_receipt: cash_receipt?.number ?? '',
});

interface Held extends Pick<PricedLines, 'purchases'> {
  readonly lines: readonly OrderedLine[];
  readonly amounts: Amounts;
  /** ISO time. */
  readonly until: string;
}

const holdFor = async (
  send: SystemSend,
  { id: orderId, userId, coupon }: OrderRequest,
  { lines, amounts, until, purchases }: Held,
) => {
  await reserveForOrder(send, { orderId, lines, until, purchases });
  if (userId === null) return;
  try {
    await claimForOrder(send, { orderId, userId, coupon, amounts, until });
  } catch (error) {
    if (!isPutOff(error))
      await releaseForOrder(
        send,
        orderId,
        lines.map(({ item_id }) => item_id),
      );
    throw error;
  }
};

type Services = Pick<PaymentServices, 'clock' | 'load' | 'views'> & { readonly send: Send };

/** Held first, so that whatever breaks off is found by what was held. */
const place = async (services: Services, request: OrderRequest): Promise<void> => {
  const { id, userId, recipient } = request;
  const config = (await services.load(configFold, configStream)).state;
  if (request.pickup) mustHavePickup(config);
  const quote = await quoteFor(services, {
    ...request,
    orderId: id,
    postcode: recipient.postcode === '' ? undefined : recipient.postcode,
  });
  mustBeOrderable(quote, request);
  const lines = quote.lines.map(orderedLineOf);
  const pay_until = new Date(services.clock.now() + payMs).toISOString();
  await holdFor(sendAsSystem(services.send), request, { ...quote, lines, until: pay_until });
  const purchase = await agreementNow(services, 'purchase');
  const agreed = [{ which: 'purchase', version: purchase.version }, ...consentsFor(lines)];
  const data = {
    agreed,
    terms: termsOfOrder(quote, config),
    id,
    number: orderNumberOf(id, services.clock.now()),
    user_id: userId,
    lines,
    amounts: quote.amounts,
    shipping_fees: shippingFeesOf(quote, lines),
    coupon: request.coupon ?? null,
    automatic: quote.automatic?.name ?? null,
    pay_until,
    ...recipient,
    ...receiptOf(request),
  };
  const buyer: Actor = { id: userId ?? id, level: 0 };
  await services.send({ type: 'PlaceOrder', data }, { as: buyer, id: commandIdOf(buyer.id, `place ${id}`) });
};

const asSystem = ({ load, send }: Services) => ({ load, send: sendAsSystem(send) });

export const placeOrderFor = async (services: Services, request: OrderRequest): Promise<OrderFacts> => {
  const before = await orderOf(services.load, request.id);
  if (before) return payFree(asSystem(services), mustBeSameRequest(before, request));
  // A try that nobody waits for any more may have placed the order.
  const failure = await place(services, request).then(
    () => new Rejected('internal'),
    (error: unknown) => error,
  );
  const order = await orderOf(services.load, request.id);
  if (!order) throw failure;
  return payFree(asSystem(services), mustBeSameRequest(order, request));
};

export const placeOrderEndpoint = (services: PaymentServices): Endpoint =>
  endpoint(orderRoutes.place, async ({ input, actor, ipHash, send, idOf, res }) => {
    await services.limits.order.take(actor?.userId ?? ipHash, res);
    const userId = actor?.userId ?? null;
    const id = idOf(`order ${userId ?? 'guest'}`);
    const buyer = userId ?? services.phoneHash(input.recipient.phone);
    return windowOf(services, await placeOrderFor({ ...services, send }, { ...input, id, userId, buyer }));
  });
