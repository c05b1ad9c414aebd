import type { NoticeContent, NoticesNow, SiteNotice } from '@maru/contracts/site/notice/notice.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { noticesCall } from './notices-call.ts';

/** What the form sends. */
export type NoticeDraft = Omit<NoticeContent, 'id'>;
interface Edit {
  readonly notice: Pick<SiteNotice, 'id' | 'revision'>;
  readonly fields: Partial<NoticeDraft>;
}

export const noticeApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Notices'] })
  .injectEndpoints({
    endpoints: (build) => ({
      noticesNow: build.query<NoticesNow, void>({
        query: () => noticesCall,
        providesTags: ['Notices'],
        extraOptions: { quiet: true },
      }),
      allNotices: build.query<readonly SiteNotice[], void>({
        query: () => 'adm/notice/list',
        transformResponse: ({ list }: { list: readonly SiteNotice[] }) => list,
        providesTags: ['Notices'],
      }),
      addNotice: build.mutation<SiteNotice, NoticeDraft>({
        query: (body) => ({ url: 'adm/notice/add', method: 'POST', body }),
        invalidatesTags: ['Notices'],
      }),
      editNotice: build.mutation<SiteNotice, Edit>({
        query: ({ notice: { id, revision }, fields }) => ({
          url: 'adm/notice/add',
          method: 'POST',
          body: { ...fields, id },
          headers: ifMatch(revision),
        }),
        invalidatesTags: ['Notices'],
      }),
      removeNotice: build.mutation<{ id: string }, Pick<SiteNotice, 'id' | 'revision'>>({
        query: ({ id, revision }) => ({
          url: 'adm/notice',
          method: 'DELETE',
          params: { id },
          headers: ifMatch(revision),
        }),
        invalidatesTags: ['Notices'],
      }),
    }),
  });
export const {
  useNoticesNowQuery,
  useAllNoticesQuery,
  useAddNoticeMutation,
  useEditNoticeMutation,
  useRemoveNoticeMutation,
} = noticeApi;
