import type { BookProblem, paymentQueries } from '@maru/contracts/shop/payment/payment.queries';
import type { DifferenceReason } from '@maru/contracts/shop/payment/payment.fields';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

export type Books = z.infer<typeof paymentQueries.books.answer>;
interface Filter {
  readonly which: BookProblem;
  readonly page: number;
  readonly itemsPerPage: number;
}
interface Closing {
  readonly id: string;
  readonly reason: DifferenceReason;
  readonly note: string;
}

export const booksApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Books'] })
  .injectEndpoints({
    endpoints: (build) => ({
      books: build.query<Books, Filter>({
        query: (params) => ({ url: 'adm/payment/list', params }),
        providesTags: ['Books'],
        extraOptions: { quiet: true },
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
export const { useBooksQuery, useCloseDifferenceMutation, useComparePaymentMutation } = booksApi;
