import type { TaxInvoiceMailKind } from '@maru/contracts/identity/mail/mail.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { type TaxInvoiceEvent, taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { afterDays } from '@maru/contracts/shop/order/order.due';
import type { AnyLetter } from '../../mail/letter.ts';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export interface TaxInvoiceLetter extends AnyLetter {
  readonly kind: TaxInvoiceMailKind;
  /** The order's id, under which the tax invoice is. */
  readonly taxInvoice: string;
}

interface Happened {
  readonly data: { readonly id: string };
  readonly meta: { readonly at: string };
}
const validDays = 7;
const letter =
  (kind: TaxInvoiceMailKind) =>
  ({ data: { id: taxInvoice }, meta: { at } }: Happened): readonly TaxInvoiceLetter[] => [
    { kind, taxInvoice, until: new Date(afterDays(Date.parse(at), validDays)).toISOString() },
  ];

export const taxInvoiceMailsWorkflow: Pick<Workflow<TaxInvoiceEvent, TaxInvoiceLetter>, 'streams' | 'on'> = {
  streams: [taxInvoiceStream('')],
  on: {
    TaxInvoiceRequested: ignore,
    TaxInvoiceIssued: letter('tax-invoice-issued'),
    TaxInvoiceCompared: ignore,
    TaxInvoiceAmended: letter('tax-invoice-amended'),
    TaxInvoiceDeclined: letter('tax-invoice-declined'),
  },
};
