import { z } from 'zod';
import { day, text } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { companyFields } from '../company/company.fields.ts';
import { amendReason, declineReason, invoicedAmount } from './tax-invoice.events.ts';

/** 24 characters, often copied with hyphens. */
export const approval = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{8}[0-9A-Za-z]{16}$/));
export const declineNote = text(300);

const id = z.string();
/** `id` is that of the order. */
export const taxInvoiceCommand = z.discriminatedUnion('type', [
  command('RequestTaxInvoice', { id, ...companyFields }),
  /** What it was issued for elsewhere, which the order may be worth no more. */
  command('IssueTaxInvoice', { id, approval, on: day, ...invoicedAmount }),
  command('CompareTaxInvoice', { id, ...invoicedAmount }),
  command('AmendTaxInvoice', { id, approval, on: day, reason: amendReason, ...invoicedAmount }),
  command('DeclineTaxInvoice', { id, reason: declineReason, note: declineNote }),
]);
export type TaxInvoiceCommand = z.infer<typeof taxInvoiceCommand>;
