import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { companyNames, storedCompany } from '../company/company.fields.ts';

/** One of each order, under the order's id. */
export const taxInvoiceStream = (orderId: string) => `shop.taxinvoice-${orderId}` as StreamOf<TaxInvoiceEvent>;

/** `notForSale`: nothing of the order is left to be invoiced. */
export const declineReason = z.enum(['wrongNumber', 'closedBusiness', 'cashReceipt', 'notForSale', 'other']);
export type DeclineReason = z.infer<typeof declineReason>;

/**
 * 환입, 계약의 해제, 공급가액의 변동: why an amended one is due (Enforcement Decree of the Value-Added Tax Act, Article 70 (1)
 * 1 to 3).
 */
export const amendReason = z.enum(['returned', 'cancelled', 'reduced']);
export type AmendReason = z.infer<typeof amendReason>;

const id = z.string();
/** Won, VAT included; `free` is the part without, which goes by a 계산서. */
export const invoicedAmount = { total: z.int(), free: z.int() };
export const taxInvoiceEvent = z.discriminatedUnion('type', [
  /** `buyer` is whose key seals it: the account, or the order of a guest. */
  event('TaxInvoiceRequested', { id, buyer: z.string(), user_id: z.string().nullable(), ...storedCompany }),
  /**
   * `approval` is the 승인번호 of the National Tax Service, `on` the day it is dated. What it was issued for was not always
   * said.
   */
  event('TaxInvoiceIssued', {
    id,
    approval: z.string(),
    on: z.string(),
    total: z.int().optional(),
    free: z.int().optional(),
  }),
  /** What the order is worth now, after some of its money went back. */
  event('TaxInvoiceCompared', { id, ...invoicedAmount }),
  /** 수정세금계산서: what it takes off what was invoiced. */
  event('TaxInvoiceAmended', { id, approval: z.string(), on: z.string(), reason: amendReason, ...invoicedAmount }),
  event('TaxInvoiceDeclined', { id, reason: declineReason, note: z.string() }),
]);
export type TaxInvoiceEvent = z.infer<typeof taxInvoiceEvent>;

/** Kept as long as the order: Framework Act on National Taxes, Article 85-3 (five years). */
export const taxInvoicePersonal: Personal<TaxInvoiceEvent> = {
  TaxInvoiceRequested: { purpose: 'retention', person: ({ buyer }) => buyer, fields: companyNames },
};
