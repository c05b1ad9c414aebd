import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import {
  type CommentPage,
  commentPage,
  type CommentPages,
  pagedComments,
  putComment,
  removeComment,
} from './comment-cache.ts';

export interface CommentDraft {
  readonly comment: string;
  readonly image: readonly string[];
}

export const commentApi = baseApi.enhanceEndpoints({ addTagTypes: ['CommentList'] }).injectEndpoints({
  endpoints: (build) => ({
    commentList: build.infiniteQuery<CommentPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: -1,
        getNextPageParam: ({ last, cursor }) => (last ? undefined : cursor),
      },
      query: ({ queryArg, pageParam }) => ({
        url: 'request/comment/list',
        params: { id: queryArg, last_update: pageParam },
      }),
      transformResponse: ({ comments }: { comments: Comment[] }, _meta, { pageParam }) =>
        commentPage(comments, pageParam),
      providesTags: (_pages, _error, id) => [{ type: 'CommentList', id }],
      extraOptions: { quiet: true },
      // Selecting an issue clears its comments and loads them anew (product specification §4).
      keepUnusedDataFor: 0,
      ...liveView<CommentPages, string, Comment>({
        relay: trackerRelays.comment,
        room: (issueId) => `issue:${issueId}`,
        concerns: (comment, issueId) => comment.issue_id === issueId,
        documents: pagedComments,
        patch: (draft, { document }) => putComment(draft, document),
        remove: removeComment,
      }),
    }),
    addComment: build.mutation<Comment, { prj_id: string; issue_id: string; draft: CommentDraft }>({
      query: ({ draft, ...of }) => ({ url: 'request/comment/add', method: 'POST', body: { ...of, ...draft } }),
      extraOptions: { quiet: true },
      onQueryStarted: async ({ issue_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(commentApi.util.updateQueryData('commentList', issue_id, (draft) => putComment(draft, answer.data)));
      },
    }),
    editComment: build.mutation<
      Comment,
      { id: string; issue_id: string; revision: number; draft: Partial<CommentDraft> }
    >({
      query: ({ id, revision, draft }) => ({
        url: 'request/comment/add',
        method: 'POST',
        body: { ...draft, id },
        headers: ifMatch(revision),
      }),
      extraOptions: { quiet: true },
      onQueryStarted: async ({ issue_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(commentApi.util.updateQueryData('commentList', issue_id, (draft) => putComment(draft, answer.data)));
      },
    }),
    deleteComment: build.mutation<{ id: string }, { id: string; issue_id: string }>({
      query: ({ id }) => ({ url: 'request/comment', method: 'DELETE', params: { id } }),
      invalidatesTags: (_answer, error, { issue_id }) => (error ? [{ type: 'CommentList', id: issue_id }] : []),
      onQueryStarted: async ({ id, issue_id }, { dispatch, queryFulfilled }) => {
        dispatch(commentApi.util.updateQueryData('commentList', issue_id, (draft) => removeComment(draft, id)));
        await queryFulfilled.catch(() => undefined);
      },
    }),
    restoreComment: build.mutation<Comment, { id: string; issue_id: string }>({
      query: ({ id }) => ({ url: 'request/comment/restore', method: 'POST', body: { id } }),
      onQueryStarted: async ({ issue_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(commentApi.util.updateQueryData('commentList', issue_id, (draft) => putComment(draft, answer.data)));
      },
    }),
  }),
});

export const {
  useCommentListInfiniteQuery,
  useAddCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
} = commentApi;
