import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

/** What stands still or cannot be read; each list is the first page of `total`. */
export type FaultList = z.output<typeof faultQueries.list.answer>;
export type ParkedPage = z.output<typeof faultQueries.parked.answer>;

export const faultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    faults: build.query<FaultList, void>({ query: () => 'adm/system/faults' }),
    parked: build.query<ParkedPage, z.input<typeof faultQueries.parked.input>>({
      query: (params) => ({ url: 'adm/system/parked', params }),
    }),
  }),
});
export const { useFaultsQuery, useParkedQuery } = faultApi;
