import { companyStream } from '@maru/contracts/shop/company/company.events';
import type { TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { readEvents } from '../http/read-events.ts';
import { allOf, type DataPart, isoTime } from '../my-data/data-part.ts';

const taxInvoiceOf = ({
  id: order_id,
  revision: _revision,
  position: _position,
  user_id: _user,
  requested_at,
  answered_at,
  ...invoice
}: TaxInvoiceDocument) => ({
  order_id,
  ...invoice,
  requested_at: isoTime(requested_at),
  answered_at: answered_at === null ? null : isoTime(answered_at),
});

/** What goes with what was bought: the business it was for, and tax invoices. */
export const soldPart: DataPart = {
  views: ['tax-invoice'],
  of: async (userId, { views, events }) => {
    const where = { user_id: userId };
    const [invoices, saved] = await Promise.all([
      allOf<TaxInvoiceDocument>((limit, offset) => views.view('tax-invoice').find({ where, limit, offset })),
      readEvents(events, companyStream(userId)),
    ]);
    const last = saved.at(-1);
    return {
      tax_invoices: invoices.map(taxInvoiceOf),
      company: last?.type === 'CompanySaved' ? { ...last.data, id: undefined } : null,
    };
  },
};
