import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { type ManagedTaxInvoice, taxInvoiceTable } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import type { InvoicedAmount, TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { orderRows, sumsLess, sumsOf } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import { taxInvoiceDue } from '@maru/contracts/shop/trade-document/trade-document.validity';
import { tableHandlers } from '../../http/table-handlers.ts';
import { amendReasonOf } from './amend-reason.ts';

const noAmount: InvoicedAmount = { total: 0, free: 0 };
const plus = (one: InvoicedAmount, more: InvoicedAmount): InvoicedAmount => ({
  total: one.total + more.total,
  free: one.free + more.free,
});

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
      total: sums.total,
      amend_sums,
      amend_reason: amendReasonOf(order, invoice.amendments.at(-1)?.at),
    },
  ];
};

export const taxInvoiceTableHandlers = tableHandlers({
  table: taxInvoiceTable,
  view: 'tax-invoice',
  beside: ['order'],
  toRows: async (docs: readonly TaxInvoiceDocument[], { engines: { views } }) => {
    const found = await views.view('order').getMany<OrderDocument>(docs.map(({ id }) => id));
    const orders = new Map(found.map(({ doc }) => [doc.id, doc]));
    return docs.flatMap((doc) => managedOf(doc, orders.get(doc.id)));
  },
});
