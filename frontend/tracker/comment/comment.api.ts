import { pageSize } from '@maru/contracts/kernel/limits';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { baseApi, ifMatch } from '../../app/api/base-api.ts';
import { liveView } from '../../app/live/live-view.ts';
import { type CommentPages, pagedComments, putComment, removeComment } from './comment-cache.ts';

export interface CommentDraft {
  readonly comment: string;
  readonly image: readonly string[];
}

export const commentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commentList: build.infiniteQuery<{ comments: Comment[] }, string, number>({
      infiniteQueryOptions: {
        initialPageParam: -1,
        getNextPageParam: ({ comments }) => (comments.length < pageSize ? undefined : Math.max(...comments.map(({ updated_at }) => updated_at))),
      },
      query: ({ queryArg, pageParam }) => ({ url: 'request/comment/list', params: { id: queryArg, last_update: pageParam } }),
      // Selecting an issue clears its comments and loads them anew (product specification §4).
      keepUnusedDataFor: 0,
      ...liveView<CommentPages, string, Comment>({
        relay: trackerRelays.comment, room: (issueId) => `issue:${issueId}`,
        concerns: (comment, issueId) => comment.issue_id === issueId, documents: pagedComments,
        patch: (draft, { document }) => putComment(draft, document), remove: removeComment,
      }),
    }),
    addComment: build.mutation<Comment, { prj_id: string; issue_id: string; draft: CommentDraft }>({
      query: ({ draft, ...of }) => ({ url: 'request/comment/add', method: 'POST', body: { ...of, ...draft } }), extraOptions: { quiet: true },
    }),
    editComment: build.mutation<Comment, { id: string; revision: number; draft: Partial<CommentDraft> }>({
      query: ({ id, revision, draft }) => ({ url: 'request/comment/add', method: 'POST', body: { ...draft, id }, headers: ifMatch(revision) }),
      extraOptions: { quiet: true },
    }),
    deleteComment: build.mutation<{ id: string }, { id: string; issue_id: string }>({
      query: ({ id }) => ({ url: 'request/comment', method: 'DELETE', params: { id } }),
      onQueryStarted: ({ id, issue_id }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(commentApi.util.updateQueryData('commentList', issue_id, (draft) => removeComment(draft, id)));
        queryFulfilled.catch(shown.undo);
      },
    }),
    restoreComment: build.mutation<Comment, { id: string }>({ query: (body) => ({ url: 'request/comment/restore', method: 'POST', body }) }),
  }),
});

export const { useCommentListInfiniteQuery, useAddCommentMutation, useEditCommentMutation, useDeleteCommentMutation, useRestoreCommentMutation } = commentApi;
