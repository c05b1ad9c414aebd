import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { storedCompany } from '../company/company.fields.ts';
import { declineReason } from './tax-invoice.events.ts';

export const taxInvoiceStatus = z.enum(['requested', 'issued', 'declined']);
export type TaxInvoiceStatus = z.infer<typeof taxInvoiceStatus>;

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
});
export type TaxInvoiceDocument = z.infer<typeof taxInvoiceDocument>;

/** As its buyer sees it. */
export const ownTaxInvoice = taxInvoiceDocument.omit({ position: true, revision: true, user_id: true });
export type OwnTaxInvoice = z.infer<typeof ownTaxInvoice>;
