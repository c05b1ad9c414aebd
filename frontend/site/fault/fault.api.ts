import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

/** What stands still or cannot be read; each list is the first page of `total`. */
export type FaultList = z.output<typeof faultQueries.list.answer>;
export type ParkedPage = z.output<typeof faultQueries.parked.answer>;

/** Of the view `id`. */
interface ParkedTarget {
  readonly id: string;
  readonly document: string;
}

export const faultApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Faults'] })
  .injectEndpoints({
    endpoints: (build) => ({
      faults: build.query<FaultList, void>({ query: () => 'adm/system/faults', providesTags: ['Faults'] }),
      parked: build.query<ParkedPage, z.input<typeof faultQueries.parked.input>>({
        query: (params) => ({ url: 'adm/system/parked', params }),
        providesTags: ['Faults'],
      }),
      retryParked: build.mutation<{ readonly id: string }, ParkedTarget>({
        query: (body) => ({ url: 'adm/system/parked/retry', method: 'POST', body }),
        invalidatesTags: ['Faults'],
      }),
      giveUpParked: build.mutation<
        { readonly id: string },
        ParkedTarget & { readonly position: number; readonly reason: string }
      >({ query: (body) => ({ url: 'adm/system/parked/give_up', method: 'POST', body }), invalidatesTags: ['Faults'] }),
    }),
  });
export const { useFaultsQuery, useParkedQuery, useRetryParkedMutation, useGiveUpParkedMutation } = faultApi;
