import type { Agreement } from '@maru/contracts/identity/user/agreements';
import type { AgreementText } from '@maru/contracts/identity/user/user.views';
import { baseApi } from '../api/base-api.ts';

interface Asked {
  readonly which: Agreement;
  /** Left out for what is in effect. */
  readonly version?: number | undefined;
}

export const agreementsTag = 'Agreements';

export const agreementApi = baseApi
  .enhanceEndpoints({ addTagTypes: [agreementsTag] })
  .injectEndpoints({
    endpoints: (build) => ({
      agreement: build.query<AgreementText, Asked>({
        query: (params) => ({ url: 'auth/agree', params }),
        providesTags: [agreementsTag],
      }),
    }),
  });
export const { useAgreementQuery } = agreementApi;
