import type { Verification } from '@maru/contracts/site/verification/verification.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export const verificationApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Verification'] })
  .injectEndpoints({
    endpoints: (build) => ({
      verification: build.query<Verification, void>({
        query: () => 'adm/system/verification',
        providesTags: ['Verification'],
      }),
      verifyLog: build.mutation<{ readonly id: string }, void>({
        query: () => ({ url: 'adm/system/verify', method: 'POST', body: {} }),
        invalidatesTags: ['Verification'],
      }),
    }),
  });
export const { useVerificationQuery, useVerifyLogMutation } = verificationApi;
