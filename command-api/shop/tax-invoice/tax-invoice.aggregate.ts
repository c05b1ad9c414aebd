import { orderStream, buyerOf } from '@maru/contracts/shop/order/order.events';
import type { TaxInvoiceCommand } from '@maru/contracts/shop/tax-invoice/tax-invoice.commands';
import {
  type TaxInvoiceEvent,
  taxInvoicePersonal,
  taxInvoiceStream,
} from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { type TaxInvoiceFacts, taxInvoiceFold } from '@maru/contracts/shop/tax-invoice/tax-invoice.fold';
import {
  taxInvoicePolicies,
  taxInvoiceRefusal,
  type TaxInvoiceSubject,
} from '@maru/contracts/shop/tax-invoice/tax-invoice.policies';
import type { InvoicedAmount } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { cashReceiptStream } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { cashReceiptFold } from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { companyNames } from '@maru/contracts/shop/company/company.fields';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { orderAggregate } from '../order/order.aggregate.ts';

type State = TaxInvoiceFacts | undefined;

/** What its buyer, or an administrator, sees of it. */
export const shownTaxInvoice = ({ user_id: _, ...invoice }: TaxInvoiceFacts) => invoice;

/** The buyer wanted a receipt after the order was placed. */
export const isReceiptAsked = async (load: Load, id: string): Promise<boolean> =>
  ((await load(cashReceiptFold, cashReceiptStream(id))).state?.asks.length ?? 0) > 0;

/** Both parts are too much by at least this: that with VAT goes by a 세금계산서, the `free` one by a 계산서. */
const isOverstatedBy = ({ to_amend }: TaxInvoiceFacts, { total, free }: InvoicedAmount): boolean =>
  free <= total && free <= to_amend.free && total - free <= to_amend.total - to_amend.free;
/** Each issue has a number of its own. */
const isNumberOf = (invoice: TaxInvoiceFacts, approval: string): boolean =>
  [invoice, ...invoice.amendments].some((issued) => issued.approval === approval);

const subjectOf = async ({ data: { id } }: TaxInvoiceCommand, state: State, load: Load): Promise<TaxInvoiceSubject> => {
  const { state: order } = await load(orderAggregate, orderStream(id));
  return {
    buyer: order && buyerOf(order),
    refusal: order && taxInvoiceRefusal(order, await isReceiptAsked(load, id)),
    asked: state?.status === 'requested',
    issued: state?.status === 'issued',
  };
};

export const taxInvoiceAggregate: Aggregate<TaxInvoiceCommand, State, TaxInvoiceEvent, TaxInvoiceSubject> = {
  name: 'shop.taxinvoice',
  ...taxInvoiceFold,
  stream: ({ data }) => taxInvoiceStream(data.id),
  personal: taxInvoicePersonal,
  decide: {
    /** Until it is answered, data that were typed wrong may be sent again. */
    RequestTaxInvoice: (state, { data }, { actor }) => {
      if (state?.status === 'issued') throw new Rejected('tax_invoice_there');
      if (state?.status === 'requested' && companyNames.every((name) => state[name] === data[name])) return [];
      const user_id = actor.id === data.id ? null : actor.id;
      return [{ type: 'TaxInvoiceRequested', data: { ...data, buyer: actor.id, user_id } }];
    },
    IssueTaxInvoice: (_, { data }) => [{ type: 'TaxInvoiceIssued', data }],
    /** Only what was invoiced can be too much, and each sum is said once. */
    CompareTaxInvoice: (state, { data }) => {
      if (!state?.invoiced) return [];
      const { total, free } = state.worth ?? state.invoiced;
      return total === data.total && free === data.free ? [] : [{ type: 'TaxInvoiceCompared', data }];
    },
    /** More may have gone back since it was issued elsewhere, but not less. */
    AmendTaxInvoice: (state, { data }) => {
      if (!state || !isOverstatedBy(state, data)) throw new Rejected('tax_invoice_not_overstated');
      if (isNumberOf(state, data.approval)) throw new Rejected('tax_invoice_number_used');
      return [{ type: 'TaxInvoiceAmended', data }];
    },
    DeclineTaxInvoice: (_, { data }) => [{ type: 'TaxInvoiceDeclined', data }],
  },
  policies: taxInvoicePolicies,
  subject: (command, state, _actor, load) => subjectOf(command, state, load),
  answer: (state, { data: { id } }) => ({ body: state ? shownTaxInvoice(state) : { id } }),
};
