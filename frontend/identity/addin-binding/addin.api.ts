import type { MyAddin } from '@maru/contracts/identity/addin-binding/addin.views';
import { baseApi } from '../../kernel/api/base-api.ts';

const addinsTag = 'Addins';

export const addinApi = baseApi
  .enhanceEndpoints({ addTagTypes: [addinsTag] })
  .injectEndpoints({
    endpoints: (build) => ({
      myAddins: build.query<MyAddin[], void>({
        query: () => 'auth/my/addins',
        extraOptions: { quiet: true },
        providesTags: [addinsTag],
        transformResponse: ({ addins }: { addins: MyAddin[] }) => addins,
      }),
      bindAddin: build.mutation<{ message: string }, string>({
        query: (guid) => ({ url: 'auth/web_revit_login', method: 'POST', body: { guid } }),
        invalidatesTags: [addinsTag],
      }),
      unbindAddin: build.mutation<{ id: string }, string>({
        query: (id) => ({ url: 'auth/my/addin', method: 'DELETE', params: { id } }),
        invalidatesTags: [addinsTag],
      }),
    }),
  });
export const { useMyAddinsQuery, useUnbindAddinMutation } = addinApi;
