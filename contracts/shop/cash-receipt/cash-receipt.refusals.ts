import { z } from 'zod';

/** Why no cash receipt can be asked for an order. */
export const cashReceiptRefusalCode = z.enum([
  'cash_receipt_not_paid',
  'cash_receipt_by_card',
  'cash_receipt_invoiced',
  'cash_receipt_there',
]);
export type CashReceiptRefusal = z.infer<typeof cashReceiptRefusalCode>;
