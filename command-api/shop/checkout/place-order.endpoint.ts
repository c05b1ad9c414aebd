import { orderRoutes, type OrderPlacement } from '@maru/contracts/shop/order/order.routes';
import { consentsFor, missingConsents } from '@maru/contracts/shop/order/order.consents';
import { lineError, orderErrors } from '@maru/contracts/shop/order/order.words';
import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import type { Actor } from '@maru/contracts/kernel/actor';
import { type FieldError, isPutOff, Rejected } from '@maru/contracts/kernel/rejections';
import { mergedCart } from '@maru/contracts/shop/cart/cart.merge';
import type { Amounts, OrderedLine } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { orderNumberOf } from '@maru/contracts/shop/order/order-number';
import type { Quote, QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { windowOf } from './open-payment.endpoint.ts';
import type { PaymentServices } from '../payment/payment-provider.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { sendAsSystem, type Send, type SystemSend } from '../../pipeline/send.ts';
import { couponRefusals } from '../coupon/coupon.state.ts';
import { claimForOrder, payMs, releaseForOrder, reserveForOrder } from '../order/reserve-for-order.service.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { quoteFor } from './quote.endpoint.ts';
import { isPayableBy } from '@maru/contracts/shop/payment/payment-ways';
import { payFree } from '../payment/pay-free.service.ts';

export interface OrderRequest extends OrderPlacement {
  /** The same for the same request, however often it comes. */
  readonly id: string;
  /** Null for a guest. */
  readonly userId: string | null;
}

const lineErrors = (lines: readonly QuotedLine[]): readonly FieldError[] =>
  lines.flatMap(({ problem, name }, at) =>
    problem ? [{ path: `lines.${at}`, message: lineError(name, problem) }] : [],
  );

/** Nobody pays more than he saw because a coupon fell away. */
const mustBeDeductible = ({ coupon, amounts }: Quote, { points, userId }: OrderRequest) => {
  if (coupon?.problem) throw new Rejected(couponRefusals[coupon.problem]);
  if (points > amounts.points) throw new Rejected(userId === null ? 'not_logged_in' : 'points_short');
};

const mustBePayable = ({ amounts }: Quote, { expected_total, method }: OrderRequest) => {
  if (amounts.total !== expected_total) throw new Rejected('price_changed');
  if (amounts.goods === 0) throw new Rejected('not_for_sale');
  if (!isPayableBy(method, amounts.total)) throw new Rejected('below_minimum');
};

/** What cannot be given back is agreed to by itself, or the law gives it back all the same. */
const mustBeConsented = ({ lines }: Quote, { consents }: OrderRequest) => {
  const missing = missingConsents(lines, consents);
  if (missing.length > 0)
    throw new Rejected('consent_missing', {
      errors: missing.map((kind) => ({ path: `consents.${kind}`, message: orderErrors.consent })),
    });
};

const mustBeOrderable = (quote: Quote, request: OrderRequest) => {
  const { lines, sent } = quote;
  const { recipient, userId } = request;
  if (lines.some(({ problem }) => problem))
    throw new Rejected(lines.some(({ problem }) => problem === 'gone') ? 'not_for_sale' : 'out_of_stock', {
      errors: lineErrors(lines),
    });
  // A licence belongs to an account.
  if (userId === null && lines.some(({ kind }) => kind === 'licence')) throw new Rejected('not_logged_in');
  const missing = (['postcode', 'address'] as const).filter((field) => sent && recipient[field] === '');
  if (missing.length > 0)
    throw new Rejected('invalid_input', {
      errors: missing.map((field) => ({ path: `recipient.${field}`, message: orderErrors.address })),
    });
  mustBeConsented(quote, request);
  mustBeDeductible(quote, request);
  mustBePayable(quote, request);
};

const orderedLine = (
  { item_id, option_id, name, option, image, unit_price, quantity, kind, tax }: QuotedLine,
  at: number,
): OrderedLine => ({ no: at + 1, item_id, option_id, name, option, image, unit_price, quantity, kind, tax });

/** Another request under its key is refused. */
const mustBeSameRequest = (order: OrderFacts, { userId, expected_total }: OrderRequest): OrderFacts => {
  if (order.user_id !== userId || order.amounts.total !== expected_total) throw new Rejected('key_reused');
  return order;
};

const receiptOf = ({ cash_receipt }: OrderRequest) => ({
  cash_receipt_use: cash_receipt?.use ?? null,
  cash_receipt: cash_receipt?.number ?? '',
});

const holdFor = async (
  send: SystemSend,
  { id: orderId, userId, coupon }: OrderRequest,
  {
    lines,
    amounts,
    until,
  }: { readonly lines: readonly OrderedLine[]; readonly amounts: Amounts; readonly until: string },
) => {
  await reserveForOrder(send, { orderId, lines, until });
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

type Services = Pick<PaymentServices, 'clock' | 'load'> & { readonly send: Send };

/** Held first, so that whatever breaks off is found by what was held. */
const place = async (services: Services, request: OrderRequest): Promise<void> => {
  const { id, userId, recipient } = request;
  const quote = await quoteFor(services, {
    ...request,
    orderId: id,
    lines: mergedCart([], request.lines).lines,
    postcode: recipient.postcode === '' ? undefined : recipient.postcode,
  });
  mustBeOrderable(quote, request);
  const lines = quote.lines.map(orderedLine);
  const pay_until = new Date(services.clock.now() + payMs).toISOString();
  await holdFor(sendAsSystem(services.send), request, { lines, amounts: quote.amounts, until: pay_until });
  const agreed = [{ which: 'purchase', version: agreementVersions.purchase }, ...consentsFor(lines)];
  const data = {
    agreed,
    id,
    number: orderNumberOf(id, services.clock.now()),
    user_id: userId,
    lines,
    amounts: quote.amounts,
    coupon: request.coupon ?? null,
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
    return windowOf(await placeOrderFor({ ...services, send }, { ...input, id, userId }), services.provider);
  });
