import { Rejected } from '@maru/contracts/kernel/rejections';
import { companyStream } from '@maru/contracts/shop/company/company.events';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { holdsAt } from '@maru/contracts/shop/item/item.price';
import { oneLineEach } from '@maru/contracts/shop/cart/cart.merge';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { orderNumberOf } from '@maru/contracts/shop/order/order-number';
import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { orderRows, quoteRows } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { type TradeDocument, tradeDocumentRoutes } from '@maru/contracts/shop/trade-document/trade-document.routes';
import { estimateUntil } from '@maru/contracts/shop/trade-document/trade-document.validity';
import {
  documentNames,
  estimateSheet,
  type Recipient,
  type Sheet,
  statementSheet,
} from '@maru/contracts/shop/trade-document/trade-document.words';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { GuestServices } from '../order/order-tickets.service.ts';
import { quoteFor } from '../checkout/quote.endpoint.ts';
import { companyAggregate } from '../company/company.aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import { guestOrderFor } from '../order/guest-order.endpoints.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { taxInvoiceAggregate } from '../tax-invoice/tax-invoice.aggregate.ts';
import { drawSheet } from './draw-sheet.service.ts';

type Services = GuestServices;

const drawn = async (name: string, sheet: Sheet): Promise<TradeDocument> => ({
  name,
  content: (await drawSheet(sheet)).toString('base64'),
});

const shopOf = async ({ load }: Pick<Services, 'load'>) => (await load(configFold, configStream)).state.business;

/** The business saved in the account, or what was asked of the order's tax invoice. */
const companyOf = async ({ load }: Pick<Services, 'load'>, userId: string | null) =>
  userId === null ? null : (await load(companyAggregate, companyStream(userId))).state;

/** When the prices of now end, where a sale makes them. */
const saleEnds = async ({ load }: Pick<Services, 'load'>, lines: readonly CartLine[], now: number) => {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const items = await Promise.all(ids.map(async (id) => (await load(itemAggregate, itemStream(id))).state));
  return items.flatMap((state) =>
    state.status === 'there' && state.item.sale && holdsAt(state.item.sale, now)
      ? [Date.parse(state.item.sale.until)]
      : [],
  );
};

interface EstimateRequest {
  readonly lines: readonly CartLine[];
  readonly postcode: string | undefined;
  readonly to: string;
  readonly userId: string | null;
  readonly id: string;
}
const estimateFor = async (services: Services, request: EstimateRequest): Promise<TradeDocument> => {
  const { userId, to, id } = request;
  const lines = oneLineEach(request.lines);
  const quote = await quoteFor(services, { lines, postcode: request.postcode, userId, buyer: userId, points: 0 });
  if (quote.lines.some(({ problem }) => problem)) throw new Rejected('not_for_sale');
  const at = services.clock.now();
  const company = await companyOf(services, userId);
  const number = orderNumberOf(id, at);
  const until = estimateUntil(at, await saleEnds(services, lines, at));
  const recipient: Recipient = company && (to === '' || to === company.name) ? company : { name: to };
  const parts = { number, at, shop: await shopOf(services), to: recipient, rows: quoteRows(quote) };
  return drawn(documentNames.estimate(number), estimateSheet({ ...parts, until }));
};

const statementFor = async (services: Services, id: string, buyer: string): Promise<TradeDocument> => {
  const { load } = services;
  const order = await orderOf(load, id);
  if (!order || buyerOf(order) !== buyer) throw new Rejected('order_not_found');
  if (order.method === null) throw new Rejected('statement_not_paid');
  const { state: asked } = await load(taxInvoiceAggregate, taxInvoiceStream(id));
  const to: Recipient = asked ?? (await companyOf(services, order.user_id)) ?? { name: order.recipient };
  const at = order.timeline.find(({ action }) => action === 'pay')?.at ?? order.placed_at;
  const parts = { number: order.number, at, shop: await shopOf(services), to, rows: orderRows(order) };
  return drawn(documentNames.statement(order.number), statementSheet(parts));
};

export const tradeDocumentEndpoints = (services: Services): readonly Endpoint[] => [
  endpoint(tradeDocumentRoutes.estimate, async ({ input, actor, ipHash, idOf, res }) => {
    await services.limits.document.take(actor?.userId ?? ipHash, res);
    const { lines, postcode, to = '' } = input;
    const userId = actor?.userId ?? null;
    return estimateFor(services, { lines, postcode, to, userId, id: idOf(`estimate ${userId ?? 'guest'}`) });
  }),
  endpoint(tradeDocumentRoutes.statement, async ({ input: { id }, res, ...context }) => {
    const { userId } = actorOf(context);
    await services.limits.document.take(userId, res);
    return statementFor(services, id, userId);
  }),
  endpoint(tradeDocumentRoutes.guestStatement, async ({ input, ...call }) => {
    const id = await guestOrderFor(services, input, call);
    await services.limits.document.take(call.ipHash, call.res);
    return statementFor(services, id, id);
  }),
];
