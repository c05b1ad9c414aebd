import type { UserChange } from '@maru/contracts/identity/user/user-admin.routes';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { baseApi } from '../../kernel/api/base-api.ts';

const put = (url: string, body: object) => ({ url, method: 'PUT', body });

export const userAdminApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['UserList'] })
  .injectEndpoints({
    endpoints: (build) => ({
      userHistory: build.query<{ history: readonly UserChange[] }, string>({
        query: (id) => ({ url: 'adm/user/history', params: { id } }),
        providesTags: ['UserList'],
        extraOptions: { quiet: true },
      }),
      findUser: build.mutation<ManagedUser, string>({
        query: (email) => ({ url: 'adm/user/find', method: 'POST', body: { email } }),
        extraOptions: { quiet: true },
      }),
      changeLevel: build.mutation<ManagedUser, { id: string; level: number }>({
        query: (body) => put('adm/user/level', body),
        invalidatesTags: ['UserList'],
      }),
      suspendUser: build.mutation<ManagedUser, { id: string; reason: string }>({
        query: (body) => put('adm/user/suspend', body),
        invalidatesTags: ['UserList'],
      }),
      reinstateUser: build.mutation<ManagedUser, string>({
        query: (id) => put('adm/user/reinstate', { id }),
        invalidatesTags: ['UserList'],
      }),
    }),
  });
export const {
  useUserHistoryQuery,
  useFindUserMutation,
  useChangeLevelMutation,
  useSuspendUserMutation,
  useReinstateUserMutation,
} = userAdminApi;
