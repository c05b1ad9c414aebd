import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { rolesOf } from '@maru/contracts/shop/order/order.policies';
import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import { type OrderDocument, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { surchargePaymentsOf } from '@maru/contracts/shop/payment/payment-subject';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';

/** To a stranger there is no such order. */
export const orderInfo: QueryHandler<typeof orderQueries.one> = {
  views: ['order'],
  answer: async ({ id }, { engines: { views, clock }, actor }) => {
    const doc = (await views.view('order').get<OrderDocument>(id))?.doc;
    const roles = doc ? rolesOf(actor, buyerOf(doc)) : [];
    if (!doc || roles.length === 0) throw new Rejected('order_not_found');
    return presentOrder(doc, roles, clock.now());
  },
  revision: ({ revision }) => revision,
};

/** An administrator sees what administrators may do, also with an order of their own. */
export const managedOrder: QueryHandler<typeof orderQueries.info> = {
  views: ['order', 'payment'],
  answer: async ({ id }, { engines: { views, clock } }) => {
    const order = await views.view('order').get<OrderDocument>(id);
    if (!order) throw new Rejected('order_not_found');
    const windows = surchargePaymentsOf(order.doc);
    const found = await views.view('payment').getMany<PaymentDocument>([id, ...windows.map((one) => one.id)]);
    const payments = new Map(found.map(({ doc }) => [doc.id, doc]));
    const surcharges = windows.flatMap((one) => {
      const payment = payments.get(one.id);
      return payment ? [{ ...payment, claim: one.claim }] : [];
    });
    return { ...presentOrder(order.doc, ['admin'], clock.now()), payment: payments.get(id) ?? null, surcharges };
  },
  revision: ({ revision }) => revision,
};
