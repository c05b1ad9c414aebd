import { type Actor, isAdmin, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { TaxInvoiceRefusal } from './tax-invoice.refusals.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import { isPaidInCash } from '../payment/payment-ways.ts';
import type { TaxInvoiceCommand } from './tax-invoice.commands.ts';

type Order = Pick<OrderFacts, 'method' | 'cash_receipt_use' | 'amounts' | 'refunded'>;

/**
 * What is paid by card, or has a cash receipt, has its evidence already, and gets no tax invoice (Value-Added Tax Act,
 * Article 33 (2)): one that the buyer asked for when ordering, or later. Neither does what is not paid, or was all paid
 * back.
 */
export const taxInvoiceRefusal = (order: Order, isReceiptAsked = false): TaxInvoiceRefusal | undefined => {
  if (order.method === null || order.amounts.total - order.refunded <= 0) return 'tax_invoice_not_paid';
  if (!isPaidInCash(order.method)) return 'tax_invoice_by_card';
  return order.cash_receipt_use === null && !isReceiptAsked ? undefined : 'tax_invoice_cash_receipt';
};

/** `buyer` is whose order it is, undefined where there is none; `asked` whether something waits for its answer. */
export interface TaxInvoiceSubject {
  readonly buyer: string | undefined;
  readonly refusal: RejectionCode | undefined;
  readonly asked: boolean;
  /** Whether one was issued. */
  readonly issued: boolean;
}
type Rule = (actor: Actor, subject: TaxInvoiceSubject) => RejectionCode | undefined;

const answer: Rule = (actor, { asked }) => {
  if (!isAdmin(actor)) return 'forbidden';
  return asked ? undefined : 'tax_invoice_not_found';
};

export const taxInvoicePolicies: Policies<TaxInvoiceCommand, TaxInvoiceSubject> = {
  RequestTaxInvoice: (actor, { buyer, refusal }) => (actor.id === buyer ? refusal : 'order_not_found'),
  IssueTaxInvoice: answer,
  CompareTaxInvoice: systemOnly,
  AmendTaxInvoice: (actor, { issued }) => {
    if (!isAdmin(actor)) return 'forbidden';
    return issued ? undefined : 'tax_invoice_not_found';
  },
  DeclineTaxInvoice: answer,
};
