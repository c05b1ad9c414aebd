import { z } from 'zod';
import { phone } from '../../identity/user/user.commands.ts';
import { day, id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { company } from '../company/company.fields.ts';
import { approval, declineNote, type TaxInvoiceCommand } from './tax-invoice.commands.ts';
import { amendReason, declineReason } from './tax-invoice.events.ts';
import { taxInvoiceRefusalCode } from './tax-invoice.refusals.ts';
import { taxInvoiceTable } from './tax-invoice.table.ts';
import { ownTaxInvoice } from './tax-invoice.views.ts';

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

export const taxInvoiceQueries = tableQueries(taxInvoiceTable);
