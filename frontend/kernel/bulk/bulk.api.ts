import type { BulkStart } from '@maru/contracts/site/bulk/bulk.routes';
import type { Bulk, RefusedThing } from '@maru/contracts/site/bulk/bulk.views';
import { baseApi } from '../api/base-api.ts';

export type BulkInfo = Bulk & { readonly refused_lines: readonly RefusedThing[] };

export const bulkApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Bulk'] })
  .injectEndpoints({
    endpoints: (build) => ({
      bulks: build.query<{ readonly list: readonly Bulk[] }, void>({
        query: () => 'adm/bulk/list',
        providesTags: ['Bulk'],
        extraOptions: { quiet: true },
      }),
      bulk: build.query<BulkInfo, string>({
        query: (id) => ({ url: 'adm/bulk', params: { id } }),
        providesTags: ['Bulk'],
      }),
      startBulk: build.mutation<{ readonly id: string }, BulkStart>({
        query: (body) => ({ url: 'adm/bulk', method: 'POST', body }),
        invalidatesTags: ['Bulk'],
      }),
      stopBulk: build.mutation<unknown, string>({
        query: (id) => ({ url: 'adm/bulk/stop', method: 'POST', body: { id } }),
        invalidatesTags: ['Bulk'],
      }),
    }),
  });
export const { useBulksQuery, useBulkQuery, useStartBulkMutation, useStopBulkMutation } = bulkApi;
