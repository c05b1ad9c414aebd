import type { ItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { NameCard, ProofProblem } from '@maru/contracts/shop/name-card/name-card.fields';
import type { NameCardsOfOrder } from '@maru/contracts/shop/name-card/name-card.routes';
import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import type { AnsweredPdf } from '../../kernel/save-pdf.ts';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface CardLine {
  readonly order_id: string;
  readonly no: number;
}
type Seen = CardLine & { readonly version: number };

export const nameCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['NameCard', 'ManagedItem'] }).injectEndpoints({
  endpoints: (build) => {
    const changing = { invalidatesTags: ['NameCard'] } as const;
    const put = (url: string) => (body: object) => ({ url, method: 'PUT', body });
    return {
      nameCards: build.query<NameCardsOfOrder, string>({
        query: (order_id) => ({ url: 'shop/namecard', params: { order_id } }),
        providesTags: ['NameCard'],
        extraOptions: { quiet: true },
      }),
      submitNameCard: build.mutation<unknown, CardLine & NameCard>({
        query: (body) => ({ url: 'shop/namecard', method: 'POST', body }),
        ...changing,
      }),
      approveProof: build.mutation<unknown, Seen>({ query: put('shop/namecard/approve'), ...changing }),
      rejectProof: build.mutation<unknown, Seen & { readonly reason: ProofProblem; readonly note: string }>({
        query: put('shop/namecard/reject'),
        ...changing,
      }),
      uploadProof: build.mutation<unknown, CardLine & { readonly proof: string }>({
        query: put('adm/namecard/proof'),
        ...changing,
      }),
      drawProof: build.mutation<AnsweredPdf, CardLine>({ query: (params) => ({ url: 'adm/namecard/draw', params }) }),
      /** Of the company's people, to be taken over. */
      staffCards: build.query<{ readonly list: readonly ManagedContactCard[] }, void>({ query: () => 'adm/card/list' }),
      printNameCard: build.mutation<unknown, CardLine>({ query: put('adm/namecard/print'), ...changing }),
      setItemPrinted: build.mutation<unknown, ItemTerms & { readonly id: string }>({
        query: put('adm/item/terms'),
        invalidatesTags: ['ManagedItem'],
      }),
    };
  },
});
export const {
  useNameCardsQuery,
  useSubmitNameCardMutation,
  useApproveProofMutation,
  useRejectProofMutation,
  useUploadProofMutation,
  useDrawProofMutation,
  useStaffCardsQuery,
  usePrintNameCardMutation,
  useSetItemPrintedMutation,
} = nameCardApi;
