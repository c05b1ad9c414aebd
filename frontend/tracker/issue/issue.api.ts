import { pageSize } from '@maru/contracts/kernel/limits';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import type { IssueClass, IssuePriority, IssueStatus, IssueType } from '@maru/contracts/tracker/issue/issue.fields';
import type { Activity, Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { baseApi, ifMatch } from '../../app/api/base-api.ts';
import { liveView } from '../../app/live/live-view.ts';
import { boardIssues, type IssueBoard, type IssuePages, moveOnBoard, pagedIssues, putOnBoard, putOnPages, removeFromBoard, removeFromPages } from './issue-cache.ts';

export interface IssueDraft {
  readonly title: string;
  readonly text: string;
  readonly status: IssueStatus;
  readonly priority: IssuePriority;
  readonly type: IssueType;
  readonly class: IssueClass;
  readonly assignee: string | null;
  readonly due: string | null;
  readonly image: string | null;
}
/** One field at a time, as the details panel changes them; the key is the field and the last part of the path. */
export type FieldChange = { readonly id: string; readonly prj_id: string } & (
  | { readonly field: 'status'; readonly value: IssueStatus }
  | { readonly field: 'priority'; readonly value: IssuePriority }
  | { readonly field: 'type'; readonly value: IssueType }
  | { readonly field: 'class'; readonly value: IssueClass }
  | { readonly field: 'assignee'; readonly value: string | null }
  | { readonly field: 'image'; readonly value: string | null }
);

const roomOf = (projectId: string) => `project:${projectId}`;
const relay = trackerRelays.issue;

export const issueApi = baseApi.enhanceEndpoints({ addTagTypes: ['Issue', 'IssueList', 'Activity'] }).injectEndpoints({
  endpoints: (build) => ({
    issueList: build.infiniteQuery<{ issues: Issue[] }, string, number>({
      infiniteQueryOptions: {
        initialPageParam: -1,
        getNextPageParam: ({ issues }, pages) =>
          issues.length < pageSize ? undefined : Math.min(...pages.flatMap((page) => page.issues).map(({ updated_at }) => updated_at)),
      },
      query: ({ queryArg, pageParam }) => ({ url: 'request/request/list', params: { id: queryArg, issue_id: pageParam } }),
      providesTags: ['IssueList'],
      ...liveView<IssuePages, string, Issue>({
        relay, room: roomOf, concerns: (issue, projectId) => issue.prj_id === projectId, documents: pagedIssues,
        patch: (draft, { document }) => putOnPages(draft, document), remove: removeFromPages,
      }),
    }),
    issueBoard: build.query<IssueBoard, string>({
      query: (id) => ({ url: 'request/request/kanban/list', params: { id } }),
      providesTags: ['IssueList'],
      ...liveView<IssueBoard, string, Issue>({
        relay, room: roomOf, concerns: (issue, projectId) => issue.prj_id === projectId, documents: boardIssues,
        patch: (draft, { document }) => putOnBoard(draft, document), remove: removeFromBoard,
      }),
    }),
    issue: build.query<Issue, { id: string; prj_id: string }>({
      query: ({ id }) => ({ url: 'request/request/info', params: { id } }),
      providesTags: (_issue, _error, { id }) => [{ type: 'Issue', id }],
      ...liveView<Issue, { id: string; prj_id: string }, Issue>({
        relay, room: ({ prj_id }) => roomOf(prj_id), concerns: (issue, { id }) => issue.id === id, documents: (issue) => [issue],
        patch: (draft, { document }) => void Object.assign(draft, document),
      }),
    }),
    myIssues: build.query<{ issues: Issue[] }, void>({ query: () => 'request/request/mine', providesTags: ['IssueList'] }),
    issueActivity: build.query<{ activity: Activity[] }, { id: string; revision: number }>({
      query: ({ id }) => ({ url: 'request/request/activity', params: { id } }),
    }),
    search: build.query<{ issues: Issue[]; comments: Comment[] }, string>({
      query: (text) => ({ url: 'request/search', params: { text } }), keepUnusedDataFor: 10,
    }),
    saveIssue: build.mutation<Issue, { id?: string; prj_id: string; revision?: number; draft: Partial<IssueDraft> }>({
      query: ({ id, prj_id, revision, draft }) => ({
        url: 'request/request/add', method: 'POST', body: id ? { ...draft, id } : { ...draft, prj_id },
        ...(revision !== undefined && { headers: ifMatch(revision) }),
      }),
      extraOptions: { quiet: true },
    }),
    changeIssue: build.mutation<Issue, FieldChange>({
      query: ({ id, field, value }) => ({ url: `request/request/${field}`, method: 'PUT', body: { id, [field]: value } }),
      onQueryStarted: ({ id, prj_id, field, value }, { dispatch, queryFulfilled }) => {
        const change = (issue: Issue | undefined) => issue && Object.assign(issue, { [field]: value });
        const shown = [
          dispatch(issueApi.util.updateQueryData('issue', { id, prj_id }, (draft) => void change(draft))),
          dispatch(issueApi.util.updateQueryData('issueList', prj_id, (draft) => void change(pagedIssues(draft).find((issue) => issue.id === id)))),
          dispatch(issueApi.util.updateQueryData('issueBoard', prj_id, (draft) => {
            if (field === 'status') moveOnBoard(draft, id, value);
            else change(boardIssues(draft).find((issue) => issue.id === id));
          })),
        ];
        queryFulfilled.catch(() => shown.forEach((patch) => patch.undo()));
      },
    }),
    deleteIssue: build.mutation<{ id: string }, { id: string; prj_id: string }>({
      query: ({ id }) => ({ url: 'request/request', method: 'DELETE', params: { id } }),
      onQueryStarted: ({ id, prj_id }, { dispatch, queryFulfilled }) => {
        const shown = [
          dispatch(issueApi.util.updateQueryData('issueList', prj_id, (draft) => removeFromPages(draft, id))),
          dispatch(issueApi.util.updateQueryData('issueBoard', prj_id, (draft) => removeFromBoard(draft, id))),
        ];
        queryFulfilled.catch(() => shown.forEach((patch) => patch.undo()));
      },
    }),
    restoreIssue: build.mutation<Issue, { id: string }>({
      query: (body) => ({ url: 'request/request/restore', method: 'POST', body }), invalidatesTags: ['IssueList'],
    }),
  }),
});

export const {
  useIssueListInfiniteQuery, useIssueBoardQuery, useIssueQuery, useMyIssuesQuery, useIssueActivityQuery, useLazySearchQuery, useSaveIssueMutation,
  useChangeIssueMutation, useDeleteIssueMutation, useRestoreIssueMutation,
} = issueApi;
