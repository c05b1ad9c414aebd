import type { MemberProject } from '@maru/contracts/tracker/project/project.views';
import { baseApi } from '../../kernel/api/base-api.ts';

const memberProjectsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberProjects: build.query<{ list: readonly MemberProject[] }, string>({
      query: (id) => ({ url: 'adm/project/of_member', params: { id } }),
      extraOptions: { quiet: true },
    }),
  }),
});
export const { useMemberProjectsQuery } = memberProjectsApi;
