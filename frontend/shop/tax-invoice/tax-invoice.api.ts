import type { Company } from '@maru/contracts/shop/company/company.fields';
import type { DeclineReason } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import type { TaxInvoiceOfOrder } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import type { InvoicedAmount, OwnTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { baseApi } from '../../kernel/api/base-api.ts';

interface Proof {
  readonly number: string;
  readonly phone: string;
}
/** Whose order it is: one's own by its id, a guest's by what the guest shows. */
export interface OrderOf {
  readonly id: string;
  readonly proof?: Proof | undefined;
}

export const taxInvoiceApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['TaxInvoice'] })
  .injectEndpoints({
    endpoints: (build) => ({
      taxInvoice: build.query<TaxInvoiceOfOrder, OrderOf>({
        query: ({ id, proof }) =>
          proof
            ? { url: 'shop/taxinvoice/guest/find', method: 'POST', body: proof }
            : { url: 'shop/taxinvoice', params: { id } },
        providesTags: ['TaxInvoice'],
        extraOptions: { quiet: true },
      }),
      requestTaxInvoice: build.mutation<unknown, OrderOf & { readonly company: Company }>({
        query: ({ id, proof, company }) =>
          proof
            ? { url: 'shop/taxinvoice/guest', method: 'POST', body: { ...proof, company } }
            : { url: 'shop/taxinvoice', method: 'POST', body: { id, ...company } },
        invalidatesTags: ['TaxInvoice'],
      }),
      issueTaxInvoice: build.mutation<
        unknown,
        InvoicedAmount & { readonly id: string; readonly approval: string; readonly on: string }
      >({ query: (body) => ({ url: 'adm/taxinvoice/issue', method: 'PUT', body }), invalidatesTags: ['TaxInvoice'] }),
      amendTaxInvoice: build.mutation<
        unknown,
        Pick<ManagedTaxInvoice, 'id'> &
          InvoicedAmount &
          Pick<OwnTaxInvoice['amendments'][number], 'approval' | 'on' | 'reason'>
      >({ query: (body) => ({ url: 'adm/taxinvoice/amend', method: 'PUT', body }), invalidatesTags: ['TaxInvoice'] }),
      declineTaxInvoice: build.mutation<
        unknown,
        { readonly id: string; readonly reason: DeclineReason; readonly note: string }
      >({ query: (body) => ({ url: 'adm/taxinvoice/decline', method: 'PUT', body }), invalidatesTags: ['TaxInvoice'] }),
    }),
  });
export const {
  useTaxInvoiceQuery,
  useRequestTaxInvoiceMutation,
  useIssueTaxInvoiceMutation,
  useAmendTaxInvoiceMutation,
  useDeclineTaxInvoiceMutation,
} = taxInvoiceApi;
