import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceRefusal } from '@maru/contracts/shop/tax-invoice/tax-invoice.policies';
import { type TaxInvoiceOfOrder, taxInvoiceRoutes } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { GuestServices } from '../order/order-tickets.service.ts';
import { guestOrderFor } from '../order/guest-order.endpoints.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { isReceiptAsked, shownTaxInvoice, taxInvoiceAggregate } from './tax-invoice.aggregate.ts';

type Services = Pick<GuestServices, 'load'>;

const ofOrder = async ({ load }: Services, id: string, buyer: string): Promise<TaxInvoiceOfOrder> => {
  const order = await orderOf(load, id);
  if (!order || buyerOf(order) !== buyer) throw new Rejected('order_not_found');
  const { state } = await load(taxInvoiceAggregate, taxInvoiceStream(id));
  return {
    tax_invoice: state ? shownTaxInvoice(state) : null,
    refusal: taxInvoiceRefusal(order, await isReceiptAsked(load, id)) ?? null,
  };
};

export const taxInvoiceEndpoints = (services: GuestServices): readonly Endpoint[] => [
  endpoint(taxInvoiceRoutes.ofOrder, ({ input: { id }, ...context }) => ofOrder(services, id, actorOf(context).userId)),
  endpoint(taxInvoiceRoutes.guestOfOrder, async ({ input, ...call }) => {
    const id = await guestOrderFor(services, input, call);
    return ofOrder(services, id, id);
  }),
  endpoint(taxInvoiceRoutes.guestRequest, async ({ input: { company, ...proof }, ...call }) => {
    const id = await guestOrderFor(services, proof, call);
    const request = { type: 'RequestTaxInvoice', data: { id, ...company } };
    await call.send(request, { as: { id, level: 0 }, id: call.idOf(`guest tax invoice ${id}`) });
    return ofOrder(services, id, id);
  }),
];
