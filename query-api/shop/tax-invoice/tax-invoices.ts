import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { ManagedTaxInvoice, taxInvoiceQueries } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import type { TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { orderRows, sumsOf } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { taxInvoiceDue } from '@maru/contracts/shop/trade-document/trade-document.validity';
import type { QueryHandler } from '../../http/query-handler.ts';

/** With what is to be written on it, as the order stands now. */
const managedOf = (
  { position: _, ...invoice }: TaxInvoiceDocument,
  order: OrderDocument | undefined,
): readonly ManagedTaxInvoice[] => {
  if (!order) return [];
  const paid_at = order.timeline.find(({ action }) => action === 'pay')?.at ?? order.placed_at;
  const sums = sumsOf(orderRows(order));
  return [{ ...invoice, number: order.number, paid_at, issue_by: taxInvoiceDue(paid_at), sums }];
};

export const taxInvoiceList: QueryHandler<typeof taxInvoiceQueries.list> = {
  views: ['tax-invoice', 'order'],
  answer: async ({ status, page, itemsPerPage }, { engines: { views } }) => {
    const where = { status };
    const invoices = views.view('tax-invoice');
    const waits = status === 'requested';
    const [rows, total] = await Promise.all([
      invoices.find<TaxInvoiceDocument>({
        where,
        sort: [{ field: waits ? 'requested_at' : 'answered_at', direction: waits ? 'asc' : 'desc' }],
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
