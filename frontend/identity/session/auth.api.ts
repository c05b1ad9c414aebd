import type { Credentials } from '@maru/contracts/identity/session/session.commands';
import type { LoggedIn } from '@maru/contracts/identity/session/session.routes';
import { baseApi } from '../../kernel/api/base-api.ts';
import { isProblem, noMessage } from '../../kernel/http/problem.ts';
import { loginFailed, loginStarted, sessionStarted } from '../../kernel/session/session.slice.ts';

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
  }),
});
export const { useLoginMutation } = authApi;
