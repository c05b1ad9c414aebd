import type { BookProblem, paymentQueries } from '@maru/contracts/shop/payment/payment.queries';
import type { DifferenceReason } from '@maru/contracts/shop/payment/payment.fields';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

export type Books = z.infer<typeof paymentQueries.books.answer>;
export type Owed = z.infer<typeof paymentQueries.owed.answer>;
interface Filter {
  readonly which: BookProblem;
  readonly page: number;
  readonly itemsPerPage: number;
}
/** `amount` in won. */
interface Handed {
  readonly id: string;
  readonly claim: number;
  readonly amount: number;
}
interface Closing {
  readonly id: string;
  readonly reason: DifferenceReason;
  readonly note: string;
}

export const booksApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Books', 'Order'] })
  .injectEndpoints({
    endpoints: (build) => ({
      books: build.query<Books, Filter>({
        query: (params) => ({ url: 'adm/payment/list', params }),
        providesTags: ['Books'],
        extraOptions: { quiet: true },
      }),
      owed: build.query<Owed, { readonly page: number; readonly itemsPerPage: number }>({
        query: (params) => ({ url: 'adm/payment/owed', params }),
        providesTags: ['Books'],
        extraOptions: { quiet: true },
      }),
      handSurchargeBack: build.mutation<unknown, Handed>({
        query: (body) => ({ url: 'adm/order/claim/hand_back', method: 'PUT', body }),
        invalidatesTags: ['Books', 'Order'],
      }),
      closeDifference: build.mutation<unknown, Closing>({
        query: (body) => ({ url: 'adm/payment/difference', method: 'PUT', body }),
        invalidatesTags: ['Books'],
      }),
      comparePayment: build.mutation<unknown, string>({
        query: (id) => ({ url: 'adm/payment/compare', method: 'POST', body: { id } }),
        invalidatesTags: ['Books'],
      }),
    }),
  });
export const {
  useBooksQuery,
  useOwedQuery,
  useHandSurchargeBackMutation,
  useCloseDifferenceMutation,
  useComparePaymentMutation,
} = booksApi;
