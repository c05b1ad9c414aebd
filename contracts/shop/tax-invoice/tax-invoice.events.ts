import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { companyNames, storedCompany } from '../company/company.fields.ts';

/** One of each order, under the order's id. */
export const taxInvoiceStream = (orderId: string) => `shop.taxinvoice-${orderId}` as StreamOf<TaxInvoiceEvent>;

/** `notForSale`: nothing of the order is left to be invoiced. */
export const declineReason = z.enum(['wrongNumber', 'closedBusiness', 'cashReceipt', 'notForSale', 'other']);
export type DeclineReason = z.infer<typeof declineReason>;

const id = z.string();
export const taxInvoiceEvent = z.discriminatedUnion('type', [
  /** `buyer` is whose key seals it: the account, or the order of a guest. */
  event('TaxInvoiceRequested', { id, buyer: z.string(), user_id: z.string().nullable(), ...storedCompany }),
  /** `approval` is the 승인번호 of the National Tax Service, `on` the day it is dated. */
  event('TaxInvoiceIssued', { id, approval: z.string(), on: z.string() }),
  event('TaxInvoiceDeclined', { id, reason: declineReason, note: z.string() }),
]);
export type TaxInvoiceEvent = z.infer<typeof taxInvoiceEvent>;

/** Kept as long as the order: Framework Act on National Taxes, Article 85-3 (five years). */
export const taxInvoicePersonal: Personal<TaxInvoiceEvent> = {
  TaxInvoiceRequested: { purpose: 'retention', person: ({ buyer }) => buyer, fields: companyNames },
};
