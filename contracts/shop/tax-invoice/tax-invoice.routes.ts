import { z } from 'zod';
import { phone } from '../../identity/user/user.commands.ts';
import { day, id, timestamp } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import { company } from '../company/company.fields.ts';
import { documentSums } from '../trade-document/trade-document.amounts.ts';
import { approval, declineNote, type TaxInvoiceCommand } from './tax-invoice.commands.ts';
import { amendReason, declineReason } from './tax-invoice.events.ts';
import { taxInvoiceRefusalCode } from './tax-invoice.refusals.ts';
import { ownTaxInvoice, taxInvoiceDocument, taxInvoiceStatus } from './tax-invoice.views.ts';

/** `refusal` is why none can be asked for now, null where one can. */
export const taxInvoiceOfOrder = z.object({
  tax_invoice: ownTaxInvoice.nullable(),
  refusal: taxInvoiceRefusalCode.nullable(),
});
export type TaxInvoiceOfOrder = z.infer<typeof taxInvoiceOfOrder>;

const amountInput = { total: z.int().min(1), free: z.int().min(0) };
const shownByGuest = { number: z.string().trim().max(20), phone };

export const taxInvoiceRoutes = {
  ofOrder: endpointRoute({
    method: 'GET',
    path: 'shop/taxinvoice',
    access: 'login',
    summary: "What was asked of one's order, and whether a tax invoice can be asked for.",
    input: z.object({ id }),
    answer: taxInvoiceOfOrder,
  }),
  request: commandRoute({
    method: 'POST',
    path: 'shop/taxinvoice',
    access: 'login',
    summary: "Asks for the tax invoice of one's order, or asks again with other data.",
    input: company.extend({ id }),
    answer: ownTaxInvoice,
    toCommand: (data): TaxInvoiceCommand => ({ type: 'RequestTaxInvoice', data }),
  }),
  guestOfOrder: endpointRoute({
    method: 'POST',
    path: 'shop/taxinvoice/guest/find',
    access: 'open',
    summary: "The same of a guest's order, by its number and phone.",
    input: z.object(shownByGuest),
    answer: taxInvoiceOfOrder,
  }),
  guestRequest: endpointRoute({
    method: 'POST',
    path: 'shop/taxinvoice/guest',
    access: 'open',
    summary: "Asks for the tax invoice of a guest's order.",
    input: z.object({ ...shownByGuest, company }),
    answer: taxInvoiceOfOrder,
  }),
  issue: commandRoute({
    method: 'PUT',
    path: 'adm/taxinvoice/issue',
    access: 'admin',
    summary: 'Says under which number it was issued, and for how much; who asked is told by mail.',
    input: z
      .object({ id, approval, on: day, ...amountInput })
      .refine(({ total, free }) => free <= total, { path: ['free'] }),
    answer: ownTaxInvoice,
    toCommand: (data): TaxInvoiceCommand => ({ type: 'IssueTaxInvoice', data }),
  }),
  amend: commandRoute({
    method: 'PUT',
    path: 'adm/taxinvoice/amend',
    access: 'admin',
    summary: 'Says under which number an amended one was issued, and for how much; who asked is told by mail.',
    input: z.object({ id, approval, on: day, reason: amendReason, ...amountInput }),
    answer: ownTaxInvoice,
    toCommand: (data): TaxInvoiceCommand => ({ type: 'AmendTaxInvoice', data }),
  }),
  decline: commandRoute({
    method: 'PUT',
    path: 'adm/taxinvoice/decline',
    access: 'admin',
    summary: 'Says why it cannot be issued; who asked is told by mail.',
    input: z.object({ id, reason: declineReason, note: declineNote }),
    answer: ownTaxInvoice,
    toCommand: (data): TaxInvoiceCommand => ({ type: 'DeclineTaxInvoice', data }),
  }),
};

/**
 * `amend_sums` are what an amended one takes off, `amend_reason` why it seems to be due. `issue_by` is the last day to
 * issue it: the tenth of the month after (Value-Added Tax Act, Article 34 (3)).
 */
export const managedTaxInvoice = taxInvoiceDocument
  .omit({ position: true })
  .extend({ number: z.string(), paid_at: timestamp, issue_by: day, sums: documentSums })
  .extend({ amend_sums: documentSums, amend_reason: amendReason });
export type ManagedTaxInvoice = z.infer<typeof managedTaxInvoice>;

export const taxInvoiceQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'adm/taxinvoice/list',
    access: 'admin',
    summary: 'Tax invoices that wait or are to be amended, the oldest first, or those answered, the newest first.',
    input: z.object({
      status: taxInvoiceStatus.or(z.literal('overstated')).default('requested'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(60).default(20),
    }),
    answer: z.object({ list: z.array(managedTaxInvoice), total: z.int() }),
  }),
};
