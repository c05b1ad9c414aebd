import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { Versioned } from '../../kernel/live/live-entry.ts';
import {
  byCursor,
  type Page,
  pagedDocuments,
  pageOf,
  type Pages,
  removeFromPages,
} from '../../kernel/live/live-pages.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import { putComment } from './comment-cache.ts';

export interface CommentDraft {
  readonly comment: string;
  readonly image: readonly string[];
}

interface PinnedComments {
  comments: Comment[];
  /** More comments than one answer takes: only the conversation itself brings all that are pinned. */
  readonly tooMany: boolean;
}
export const isPinned = ({ pinned, deleted }: Comment) => pinned !== null && !deleted;

const { view } = trackerRelays.comment;

export const commentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commentList: build.infiniteQuery<Page<Comment>, string, number>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: 'request/comment/list', params: { id: queryArg, after: pageParam } }),
      transformResponse: ({ comments }: { comments: Comment[] }, meta, { pageParam }) =>
        pageOf(comments, meta, pageParam),
      extraOptions: { quiet: true },
      // Selecting an issue clears its comments and loads them anew (product specification §4).
      keepUnusedDataFor: 0,
      ...liveView<Pages<Comment>, string, Comment>({
        relay: trackerRelays.comment,
        room: (issueId) => `issue:${issueId}`,
        concerns: (comment, issueId) => comment.issue_id === issueId,
        documents: pagedDocuments,
        patch: (draft, { document }) => putComment(draft, document),
        remove: removeFromPages,
      }),
    }),
    /** Under a key of its own, so that one that is sent again, also after a reload, is stored once. */
    addComment: build.mutation<Comment, { key: string; prj_id: string; issue_id: string; draft: CommentDraft }>({
      query: ({ key, draft, ...of }) => ({
        url: 'request/comment/add',
        method: 'POST',
        body: { ...of, ...draft },
        headers: { 'Idempotency-Key': key },
      }),
      extraOptions: { quiet: true },
      ...liveCommand({ view }),
    }),
    editComment: build.mutation<Comment, { id: string; revision: number; draft: Partial<CommentDraft> }>({
      query: ({ id, revision, draft }) => ({
        url: 'request/comment/add',
        method: 'POST',
        body: { ...draft, id },
        headers: ifMatch(revision),
      }),
      extraOptions: { quiet: true },
      ...liveCommand({ view }),
    }),
    deleteComment: build.mutation<Versioned, string>({
      query: (id) => ({ url: 'request/comment', method: 'DELETE', params: { id } }),
      ...liveCommand({ view, id: (id: string) => id, shows: () => ({ deleted: true }), isWhole: () => false }),
    }),
    restoreComment: build.mutation<Comment, string>({
      query: (id) => ({ url: 'request/comment/restore', method: 'POST', body: { id } }),
      ...liveCommand({ view }),
    }),
    pinComment: build.mutation<Comment, { id: string; pinned: boolean }>({
      query: (body) => ({ url: 'request/comment/pin', method: 'PUT', body }),
      ...liveCommand({ view }),
    }),
    /**
     * The pinned comments of a conversation that is not loaded to its end: what its room would have missed from the
     * beginning on holds them, unless that is too much for one answer.
     */
    pinnedComments: build.query<PinnedComments, string>({
      query: (issueId) => ({ url: 'request/changes', params: { room: `issue:${issueId}`, comment: 0 } }),
      transformResponse: ({ changes, reset }: { changes: { document: Comment }[]; reset: boolean }) => ({
        comments: changes.map(({ document }) => document).filter(isPinned),
        tooMany: reset,
      }),
      extraOptions: { quiet: true },
      keepUnusedDataFor: 0,
      ...liveView<PinnedComments, string, Comment>({
        relay: trackerRelays.comment,
        room: (issueId) => `issue:${issueId}`,
        concerns: (comment, issueId) => comment.issue_id === issueId,
        documents: ({ comments }) => comments,
        patch: (draft, { document }) => {
          draft.comments = [...draft.comments.filter(({ id }) => id !== document.id), document].filter(isPinned);
        },
      }),
    }),
  }),
});

export const {
  useCommentListInfiniteQuery,
  useAddCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
  usePinCommentMutation,
  usePinnedCommentsQuery,
} = commentApi;
