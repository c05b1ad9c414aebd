import type { AddinUserInfo } from '@maru/contracts/addin/user/user.queries';
import type { DeskReleaseReason } from '@maru/contracts/shop/licence/licence.events';
import { baseApi } from '../../kernel/api/base-api.ts';

const addinUserApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['AddinUser'] })
  .injectEndpoints({
    endpoints: (build) => ({
      addinUser: build.query<AddinUserInfo, string>({
        query: (id) => ({ url: 'adm/addin_user', params: { id } }),
        providesTags: ['AddinUser'],
        extraOptions: { quiet: true },
      }),
      unbindMachine: build.mutation<unknown, { readonly id: string; readonly reason: DeskReleaseReason }>({
        query: (body) => ({ url: 'adm/licence/machine/release', method: 'POST', body }),
        invalidatesTags: ['AddinUser'],
      }),
    }),
  });
export const { useAddinUserQuery, useUnbindMachineMutation } = addinUserApi;
