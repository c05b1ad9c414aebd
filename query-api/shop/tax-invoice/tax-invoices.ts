import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { ManagedTaxInvoice, taxInvoiceQueries } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import type { InvoicedAmount, TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { orderRows, sumsLess, sumsOf } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { taxInvoiceDue } from '@maru/contracts/shop/trade-document/trade-document.validity';
import type { QueryHandler } from '../../http/query-handler.ts';
import { amendReasonOf } from './amend-reason.ts';

const noAmount: InvoicedAmount = { total: 0, free: 0 };
const plus = (one: InvoicedAmount, more: InvoicedAmount): InvoicedAmount => ({
  total: one.total + more.total,
  free: one.free + more.free,
});

/** By what the desk asks for. */
const listed = {
  requested: { where: { status: 'requested' }, field: 'requested_at', direction: 'asc' },
  overstated: { where: { overstated: true }, field: 'answered_at', direction: 'asc' },
  issued: { where: { status: 'issued' }, field: 'answered_at', direction: 'desc' },
  declined: { where: { status: 'declined' }, field: 'answered_at', direction: 'desc' },
} as const;

/** With what is to be written on it, as the order stands now. */
const managedOf = (
  { position: _, ...invoice }: TaxInvoiceDocument,
  order: OrderDocument | undefined,
): readonly ManagedTaxInvoice[] => {
  if (!order) return [];
  const paid_at = order.timeline.find(({ action }) => action === 'pay')?.at ?? order.placed_at;
  const sums = sumsOf(orderRows(order));
  const before = invoice.worth ?? noAmount;
  const amend_sums = sumsLess(plus(before, invoice.to_amend), invoice.to_amend);
  return [
    {
      ...invoice,
      number: order.number,
      paid_at,
      issue_by: taxInvoiceDue(paid_at),
      sums,
      amend_sums,
      amend_reason: amendReasonOf(order, invoice.amendments.at(-1)?.at),
    },
  ];
};

export const taxInvoiceList: QueryHandler<typeof taxInvoiceQueries.list> = {
  views: ['tax-invoice', 'order'],
  answer: async ({ status, page, itemsPerPage }, { engines: { views } }) => {
    const { where, field, direction } = listed[status];
    const invoices = views.view('tax-invoice');
    const [rows, total] = await Promise.all([
      invoices.find<TaxInvoiceDocument>({
        where,
        sort: [{ field, direction }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      invoices.count({ where }),
    ]);
    const found = await views.view('order').getMany<OrderDocument>(rows.map(({ doc }) => doc.id));
    const orders = new Map(found.map(({ doc }) => [doc.id, doc]));
    return { list: rows.flatMap(({ doc }) => managedOf(doc, orders.get(doc.id))), total };
  },
};
