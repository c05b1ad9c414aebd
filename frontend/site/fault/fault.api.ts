import type { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

/** What stands still or cannot be read; each list is the first page of `total`. */
export type FaultList = z.output<typeof faultQueries.list.answer>;
export type StandingPage = z.output<typeof faultQueries.standing.answer>;

export const faultApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    faults: build.query<FaultList, void>({ query: () => 'adm/system/faults' }),
    standing: build.query<StandingPage, z.input<typeof faultQueries.standing.input>>({
      query: (params) => ({ url: 'adm/system/parked', params }),
    }),
  }),
});
export const { useFaultsQuery, useStandingQuery } = faultApi;
