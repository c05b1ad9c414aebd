import type { SynonymChange, SynonymList } from '@maru/contracts/shop/synonym/synonym.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';

/** Words of a group, a new one without `id`, and the revision of the list they were written from. */
export interface SynonymEdit {
  readonly id?: string;
  readonly words: readonly string[];
  readonly revision: number;
}
const since = (revision: number) => (revision < 0 ? {} : ifMatch(revision));

export const synonymApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Synonym'] })
  .injectEndpoints({
    endpoints: (build) => ({
      synonyms: build.query<SynonymList, void>({ query: () => 'adm/synonym/list', providesTags: ['Synonym'] }),
      synonymHistory: build.query<readonly SynonymChange[], void>({
        query: () => 'adm/synonym/history',
        transformResponse: ({ history }: { history: readonly SynonymChange[] }) => history,
        providesTags: ['Synonym'],
      }),
      saveSynonyms: build.mutation<SynonymList, SynonymEdit>({
        query: ({ revision, ...body }) => ({
          url: 'adm/synonym/add',
          method: 'POST',
          body,
          headers: body.id === undefined ? {} : since(revision),
        }),
        invalidatesTags: ['Synonym'],
        extraOptions: { quiet: true },
      }),
      removeSynonyms: build.mutation<SynonymList, string>({
        query: (id) => ({ url: 'adm/synonym', method: 'DELETE', params: { id } }),
        invalidatesTags: ['Synonym'],
      }),
    }),
  });

export const { useSynonymsQuery, useSynonymHistoryQuery, useSaveSynonymsMutation, useRemoveSynonymsMutation } =
  synonymApi;
