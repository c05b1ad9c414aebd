import { baseApi } from '../api/base-api.ts';

/** What the shell itself asks of the session; logging in belongs to the identity context. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<{ message: string }, void>({ query: () => ({ url: 'auth/logout', method: 'GET' }) }),
  }),
});
