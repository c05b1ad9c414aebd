import type { OthersEnded } from '@maru/contracts/identity/session/session.routes';
import type { MySession } from '@maru/contracts/identity/session/session.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export const sessionsTag = 'Sessions';

export const sessionsApi = baseApi
  .enhanceEndpoints({ addTagTypes: [sessionsTag] })
  .injectEndpoints({
    endpoints: (build) => ({
      mySessions: build.query<MySession[], void>({
        query: () => 'auth/my/sessions',
        extraOptions: { quiet: true },
        providesTags: [sessionsTag],
        transformResponse: ({ sessions }: { sessions: MySession[] }) => sessions,
      }),
      endSession: build.mutation<{ id: string }, string>({
        query: (id) => ({ url: 'auth/my/session', method: 'DELETE', params: { id } }),
        invalidatesTags: [sessionsTag],
      }),
      logout: build.mutation<{ message: string }, void>({ query: () => ({ url: 'auth/logout', method: 'GET' }) }),
      endOtherSessions: build.mutation<OthersEnded, void>({
        query: () => ({ url: 'auth/my/sessions', method: 'DELETE' }),
        invalidatesTags: [sessionsTag],
      }),
    }),
  });
export const { useMySessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
