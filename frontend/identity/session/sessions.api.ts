import type { Credentials } from '@maru/contracts/identity/session/session.commands';
import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import type { EndedSessions } from '@maru/contracts/identity/user/user.views';
import { baseApi } from '../../kernel/api/base-api.ts';
import { isProblem, noMessage } from '../../kernel/http/problem.ts';
import { loginFailed, loginStarted, sessionStarted } from '../../kernel/session/session.slice.ts';
import type { MySession } from '@maru/contracts/identity/session/session.views';

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, Credentials>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      // The form shows why, beside the fields.
      extraOptions: { quiet: true },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        dispatch(loginStarted());
        try {
          dispatch(sessionStarted((await queryFulfilled).data));
        } catch (thrown) {
          const problem = typeof thrown === 'object' && thrown !== null && 'error' in thrown ? thrown.error : undefined;
          dispatch(loginFailed((isProblem(problem) && problem.message) || noMessage));
        }
      },
    }),
  }),
});
export const { useLoginMutation } = authApi;

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
      endOtherSessions: build.mutation<EndedSessions, void>({
        query: () => ({ url: 'auth/my/sessions', method: 'DELETE' }),
        invalidatesTags: [sessionsTag],
      }),
    }),
  });
export const { useMySessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
