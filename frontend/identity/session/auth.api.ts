import type { Credentials } from '@maru/contracts/identity/session/session.commands';
import type { LoggedIn } from '@maru/contracts/identity/session/session.routes';
import type { Signup } from '@maru/contracts/identity/user/user.commands';
import { baseApi } from '../../app/api/base-api.ts';
import { isProblem, noMessage } from '../../app/api/problem.ts';
import { loginFailed, loginStarted, sessionStarted } from '../../app/session/session.slice.ts';

export type Agreement = 'terms' | 'privacy';

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoggedIn, Credentials>({
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
    signup: build.mutation<{ id: string }, Signup>({ query: (body) => ({ url: 'auth/signup', method: 'POST', body }) }),
    agreement: build.query<{ which: string; text: string }, Agreement>({ query: (which) => ({ url: 'auth/agree', params: { which } }), keepUnusedDataFor: 3600 }),
  }),
});
export const { useLoginMutation, useSignupMutation, useAgreementQuery } = authApi;
