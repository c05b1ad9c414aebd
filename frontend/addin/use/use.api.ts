import type { UseSummary } from '@maru/contracts/addin/use/use.queries';
import type { Grain, Period } from '@maru/contracts/kernel/days-of-periods';
import { baseApi } from '../../kernel/api/base-api.ts';

const useApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['AddinUse'] })
  .injectEndpoints({
    endpoints: (build) => ({
      useSummary: build.query<UseSummary, Period & { readonly by: Grain }>({
        query: (params) => ({ url: 'adm/addin_use/days', params }),
        providesTags: ['AddinUse'],
        extraOptions: { quiet: true },
      }),
    }),
  });
export const { useUseSummaryQuery } = useApi;
