import type { Agreement } from '@maru/contracts/identity/user/agreements';
import { baseApi } from '../api/base-api.ts';

export const agreementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agreement: build.query<{ which: string; text: string }, Agreement>({
      query: (which) => ({ url: 'auth/agree', params: { which } }),
      keepUnusedDataFor: 3600,
    }),
  }),
});
export const { useAgreementQuery } = agreementApi;
