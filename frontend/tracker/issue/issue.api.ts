import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { Activity, Issue } from '@maru/contracts/tracker/issue/issue.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { baseApi } from '../../kernel/api/base-api.ts';
import {
  byCursor,
  type Page,
  pagedDocuments,
  pageOf,
  type Pages,
  removeFromPages,
} from '../../kernel/live/live-pages.ts';
import { boardDocuments, removeFromBoard } from '../../kernel/live/live-board.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import { type IssueBoard, putOnIssueBoard, putOnPages } from './issue-cache.ts';

const roomOf = (projectId: string) => `project:${projectId}`;
const relay = trackerRelays.issue;

/** What is read of issues; what is done to them is in `issue-commands.api.ts`. */
export const issueApi = baseApi.enhanceEndpoints({ addTagTypes: ['Issue', 'IssueList'] }).injectEndpoints({
  endpoints: (build) => ({
    issueList: build.infiniteQuery<Page<Issue>, string, number>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: 'request/request/list', params: { id: queryArg, after: pageParam } }),
      transformResponse: ({ issues }: { issues: Issue[] }, meta, { pageParam }) => pageOf(issues, meta, pageParam),
      providesTags: ['IssueList'],
      ...liveView<Pages<Issue>, string, Issue>({
        relay,
        room: roomOf,
        concerns: (issue, projectId) => issue.prj_id === projectId,
        documents: pagedDocuments,
        patch: (draft, { document }) => putOnPages(draft, document),
        remove: removeFromPages,
      }),
    }),
    issueBoard: build.query<IssueBoard, string>({
      query: (id) => ({ url: 'request/request/kanban/list', params: { id } }),
      providesTags: ['IssueList'],
      ...liveView<IssueBoard, string, Issue>({
        relay,
        room: roomOf,
        concerns: (issue, projectId) => issue.prj_id === projectId,
        documents: boardDocuments,
        patch: (draft, { document }) => putOnIssueBoard(draft, document),
        remove: removeFromBoard,
      }),
    }),
    issue: build.query<Issue, { id: string; prj_id: string }>({
      query: ({ id }) => ({ url: 'request/request/info', params: { id } }),
      providesTags: (_issue, _error, { id }) => [{ type: 'Issue', id }],
      extraOptions: { quiet: true },
      ...liveView<Issue, { id: string; prj_id: string }, Issue>({
        relay,
        room: ({ prj_id }) => roomOf(prj_id),
        concerns: (issue, { id }) => issue.id === id,
        documents: (issue) => [issue],
        patch: (draft, { document }) => void Object.assign(draft, document),
      }),
    }),
    myIssues: build.query<{ issues: Issue[] }, void>({
      query: () => 'request/request/mine',
      providesTags: ['IssueList'],
    }),
    /** `revision` is that of the issue: a new one asks anew. */
    issueActivity: build.query<{ activity: Activity[] }, { id: string; revision: number }>({
      query: ({ id }) => ({ url: 'request/request/activity', params: { id } }),
      keepUnusedDataFor: 5,
      extraOptions: { quiet: true },
    }),
    search: build.query<{ issues: Issue[]; comments: Comment[] }, string>({
      query: (text) => ({ url: 'request/search', params: { text } }),
      keepUnusedDataFor: 10,
      extraOptions: { quiet: true },
    }),
  }),
});

export const {
  useIssueListInfiniteQuery,
  useIssueBoardQuery,
  useIssueQuery,
  useMyIssuesQuery,
  useIssueActivityQuery,
  useLazySearchQuery,
} = issueApi;
