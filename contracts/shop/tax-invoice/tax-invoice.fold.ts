import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { TaxInvoiceEvent } from './tax-invoice.events.ts';
import type { TaxInvoiceDocument } from './tax-invoice.views.ts';

export type TaxInvoiceFacts = Facts<TaxInvoiceDocument>;

const unanswered = { answered_at: null, approval: null, issued_on: null, reason: null, note: '' } as const;

/** What was asked last, and what became of it. */
export const taxInvoiceFold: StreamFold<TaxInvoiceFacts | undefined, TaxInvoiceEvent> = {
  initialState: undefined,
  evolve: {
    TaxInvoiceRequested: (_, { data: { buyer: _buyer, ...data }, meta }) => ({
      ...data,
      ...unanswered,
      status: 'requested',
      requested_at: epochMs(meta.at),
    }),
    TaxInvoiceIssued: (invoice, { data: { approval, on }, meta }) =>
      invoice && { ...invoice, status: 'issued', approval, issued_on: on, answered_at: epochMs(meta.at) },
    TaxInvoiceDeclined: (invoice, { data: { reason, note }, meta }) =>
      invoice && { ...invoice, status: 'declined', reason, note, answered_at: epochMs(meta.at) },
  },
};
