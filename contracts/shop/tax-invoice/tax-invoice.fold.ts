import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { TaxInvoiceEvent } from './tax-invoice.events.ts';
import type { InvoicedAmount, TaxInvoiceDocument } from './tax-invoice.views.ts';

export type TaxInvoiceFacts = Facts<TaxInvoiceDocument>;

const none: InvoicedAmount = { total: 0, free: 0 };
const unanswered = { answered_at: null, approval: null, issued_on: null, reason: null, note: '' } as const;
const unamended = { invoiced: null, worth: null, amendments: [], to_amend: none, overstated: false } as const;

const minus = (from: InvoicedAmount, taken: InvoicedAmount): InvoicedAmount => ({
  total: from.total - taken.total,
  free: from.free - taken.free,
});
/** What was invoiced, less what was amended, less what the order is worth. */
const compared = (invoice: TaxInvoiceFacts): TaxInvoiceFacts => {
  const { invoiced, worth, amendments } = invoice;
  const over = invoiced && worth ? minus(amendments.reduce(minus, invoiced), worth) : none;
  const overstated = over.total > 0;
  const free = Math.min(Math.max(0, over.free), over.total);
  return { ...invoice, overstated, to_amend: overstated ? { total: over.total, free } : none };
};

/** What was asked last, and what became of it. */
export const taxInvoiceFold: StreamFold<TaxInvoiceFacts | undefined, TaxInvoiceEvent> = {
  initialState: undefined,
  evolve: {
    TaxInvoiceRequested: (_, { data: { buyer: _buyer, ...data }, meta }) => ({
      ...data,
      ...unanswered,
      ...unamended,
      status: 'requested',
      requested_at: epochMs(meta.at),
    }),
    TaxInvoiceIssued: (invoice, { data: { approval, on, total, free = 0 }, meta }) =>
      invoice && {
        ...invoice,
        status: 'issued',
        approval,
        issued_on: on,
        answered_at: epochMs(meta.at),
        invoiced: total === undefined ? null : { total, free },
      },
    TaxInvoiceCompared: (invoice, { data: { total, free } }) =>
      invoice && compared({ ...invoice, worth: { total, free } }),
    TaxInvoiceAmended: (invoice, { data: { id: _, ...amended }, meta }) =>
      invoice && compared({ ...invoice, amendments: [...invoice.amendments, { ...amended, at: epochMs(meta.at) }] }),
    TaxInvoiceDeclined: (invoice, { data: { reason, note }, meta }) =>
      invoice && { ...invoice, status: 'declined', reason, note, answered_at: epochMs(meta.at) },
  },
};
