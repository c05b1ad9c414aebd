import { z } from 'zod';

/** Why an order gets no tax invoice. */
export const taxInvoiceRefusalCode = z.enum([
  'tax_invoice_not_paid',
  'tax_invoice_by_card',
  'tax_invoice_cash_receipt',
]);
export type TaxInvoiceRefusal = z.infer<typeof taxInvoiceRefusalCode>;
