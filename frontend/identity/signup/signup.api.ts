import type { Signup } from '@maru/contracts/identity/signup/signup.commands';
import type { CertificationAnswer } from '@maru/contracts/identity/signup/signup.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

export const signupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<{ id: string }, Signup>({ query: (body) => ({ url: 'auth/signup', method: 'POST', body }) }),
    certify: build.mutation<CertificationAnswer, { info: string }>({
      query: (body) => ({ url: 'auth/certify', method: 'POST', body }),
      // The screen shows failures itself.
      extraOptions: { quiet: true },
    }),
  }),
});
export const { useSignupMutation, useCertifyMutation } = signupApi;
