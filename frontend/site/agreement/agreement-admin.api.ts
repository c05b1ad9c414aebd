import type { Agreement } from '@maru/contracts/identity/user/agreements';
import type { AgreementVersionList } from '@maru/contracts/site/agreement/agreement.views';
import { agreementsTag } from '../../kernel/agreement/agreement.api.ts';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';

/** A version as it is published; `revision` is that of what was seen before, -1 for nothing. */
export interface AgreementDraft {
  readonly which: Agreement;
  readonly text: string;
  /** ISO, null for at once. */
  readonly effective_at: string | null;
  readonly asks_again: boolean;
}
interface Publication {
  readonly draft: AgreementDraft;
  readonly revision: number;
}
const headersOf = (revision: number) => (revision < 0 ? {} : ifMatch(revision));
/** The footer tells what is announced. */
const changed = [agreementsTag, 'SiteConfig'] as const;

export const agreementAdminApi = baseApi
  .enhanceEndpoints({ addTagTypes: [agreementsTag, 'SiteConfig'] })
  .injectEndpoints({
    endpoints: (build) => ({
      allAgreements: build.query<readonly AgreementVersionList[], void>({
        query: () => 'adm/agreement/list',
        transformResponse: ({ list }: { list: readonly AgreementVersionList[] }) => list,
        providesTags: [agreementsTag],
      }),
      publishAgreement: build.mutation<{ version: number }, Publication>({
        query: ({ draft, revision }) => ({
          url: 'adm/agreement/publish',
          method: 'POST',
          body: draft,
          headers: headersOf(revision),
        }),
        invalidatesTags: changed,
      }),
      cancelAgreement: build.mutation<object, { which: Agreement; version: number; revision: number }>({
        query: ({ revision, ...params }) => ({
          url: 'adm/agreement',
          method: 'DELETE',
          params,
          headers: headersOf(revision),
        }),
        invalidatesTags: changed,
      }),
    }),
  });
export const { useAllAgreementsQuery, usePublishAgreementMutation, useCancelAgreementMutation } = agreementAdminApi;
