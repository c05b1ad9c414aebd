import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { storedCompany } from '../company/company.fields.ts';
import { amendReason, declineReason, invoicedAmount } from './tax-invoice.events.ts';

export const taxInvoiceStatus = z.enum(['requested', 'issued', 'declined']);
export type TaxInvoiceStatus = z.infer<typeof taxInvoiceStatus>;

const amount = z.object(invoicedAmount);
export type InvoicedAmount = z.infer<typeof amount>;

/** Document of the view `tax-invoice`, under the order's id. `issued_on` is a day, times are epoch ms. */
export const taxInvoiceDocument = z.object({
  ...documentBase,
  user_id: z.string().nullable(),
  ...storedCompany,
  status: taxInvoiceStatus,
  requested_at: timestamp,
  answered_at: timestamp.nullable(),
  approval: z.string().nullable(),
  issued_on: z.string().nullable(),
  reason: declineReason.nullable(),
  note: z.string(),
  /** What it was issued for, and what the order is worth now; null where nobody said. */
  invoiced: amount.nullable(),
  worth: amount.nullable(),
  amendments: z
    .array(amount.extend({ approval: z.string(), on: z.string(), reason: amendReason, at: timestamp }))
    .readonly(),
  /** More was invoiced than the order is worth: an amended one is due for this much. */
  to_amend: amount,
  overstated: z.boolean(),
});
export type TaxInvoiceDocument = z.infer<typeof taxInvoiceDocument>;

/** As its buyer sees it. */
export const ownTaxInvoice = taxInvoiceDocument.omit({ position: true, revision: true, user_id: true });
export type OwnTaxInvoice = z.infer<typeof ownTaxInvoice>;
