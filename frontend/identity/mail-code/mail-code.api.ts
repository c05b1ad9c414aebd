import type { RecoveryAnswer, PasswordRecovery } from '@maru/contracts/identity/mail-code/mail-code.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

/** The screens show failures themselves. */
const quiet = { extraOptions: { quiet: true } } as const;

export const mailCodeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findPassword: build.mutation<{ message: string }, { email: string }>({
      query: (body) => ({ url: 'auth/findpass', method: 'POST', body }),
      ...quiet,
    }),
    changeFoundPassword: build.mutation<RecoveryAnswer, PasswordRecovery>({
      query: (body) => ({ url: 'auth/findpasschange', method: 'POST', body }),
      ...quiet,
    }),
  }),
});
export const { useFindPasswordMutation, useChangeFoundPasswordMutation } = mailCodeApi;
