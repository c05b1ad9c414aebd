import type { Period, Grain } from '@maru/contracts/kernel/days-of-periods';
import type { DeskSummary, DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface DeskTasks {
  readonly list: readonly DeskTaskCount[];
}

export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deskTasks: build.query<DeskTasks, void>({ query: () => 'adm/desk/tasks' }),
    deskSummary: build.query<DeskSummary, Period & { readonly by: Grain }>({
      query: (params) => ({ url: 'adm/desk/summary', params }),
    }),
  }),
});
export const { useDeskTasksQuery, useDeskSummaryQuery } = deskApi;
