import type { IssueClass, IssuePriority, IssueStatus, IssueType } from '@maru/contracts/tracker/issue/issue.fields';
import type { Issue, IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { ifMatch } from '../../kernel/api/base-api.ts';
import { putOnBoard, putOnPages, removeFromBoard, removeFromPages } from './issue-cache.ts';
import { type IssueKey, patchIssue } from './issue-patches.ts';
import { issueApi } from './issue.api.ts';

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
/** One field at a time, as the details change them; the key is the field and the last part of the path. */
export type FieldChange = IssueKey &
  (
    | { readonly field: 'status'; readonly value: IssueStatus }
    | { readonly field: 'priority'; readonly value: IssuePriority }
    | { readonly field: 'type'; readonly value: IssueType }
    | { readonly field: 'class'; readonly value: IssueClass }
    /** `person` is shown until the answer is here. */
    | { readonly field: 'assignee'; readonly value: string | null; readonly person: Issue['assigned'] }
    | { readonly field: 'due'; readonly value: string | null }
    | { readonly field: 'image'; readonly value: string | null }
  );

const shownBy = (change: FieldChange): Partial<Issue> => ({
  [change.field]: change.value,
  ...(change.field === 'assignee' && { assigned: change.person }),
});

/** An answer carries no counts that can be trusted, and leaves the position to the live message that brings them. */
const answered = ({
  comments: _comments,
  images: _images,
  position: _position,
  ...fields
}: IssueAnswer): Partial<Issue> => fields;

export const issueCommandsApi = issueApi.injectEndpoints({
  endpoints: (build) => ({
    saveIssue: build.mutation<
      IssueAnswer,
      { id?: string; prj_id: string; revision?: number; draft: Partial<IssueDraft> }
    >({
      query: ({ id, prj_id, revision, draft }) => ({
        url: 'request/request/add',
        method: 'POST',
        body: id ? { ...draft, id } : { ...draft, prj_id },
        ...(revision !== undefined && { headers: ifMatch(revision) }),
      }),
      extraOptions: { quiet: true },
      onQueryStarted: async ({ id, prj_id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        if (id) patchIssue(dispatch, { id, prj_id }, () => answered(answer.data));
        else {
          const issue: Issue = { ...answer.data, comments: answer.data.comments ?? 0, images: answer.data.images ?? 0 };
          dispatch(issueApi.util.updateQueryData('issueList', prj_id, (draft) => putOnPages(draft, issue)));
          dispatch(issueApi.util.updateQueryData('issueBoard', prj_id, (draft) => putOnBoard(draft, issue)));
        }
      },
    }),
    changeIssue: build.mutation<IssueAnswer, FieldChange>({
      query: ({ id, field, value }) => ({
        url: `request/request/${field}`,
        method: 'PUT',
        body: { id, [field]: value },
      }),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const { field, value } = change;
        let before: Partial<Issue> | undefined;
        patchIssue(dispatch, change, (issue) => {
          before ??= {
            [field]: issue[field],
            ...(field === 'assignee' && { assigned: issue.assigned && { ...issue.assigned } }),
          };
          return shownBy(change);
        });
        const answer = await queryFulfilled.catch(() => undefined);
        // On failure only what is still as it was shown goes back: someone else's newer change stays.
        patchIssue(dispatch, change, (issue) =>
          answer ? answered(answer.data) : issue[field] === value ? before : undefined,
        );
      },
    }),
    deleteIssue: build.mutation<{ id: string }, IssueKey>({
      query: ({ id }) => ({ url: 'request/request', method: 'DELETE', params: { id } }),
      invalidatesTags: (_answer, error) => (error ? ['IssueList'] : []),
      onQueryStarted: async ({ id, prj_id }, { dispatch, queryFulfilled }) => {
        dispatch(issueApi.util.updateQueryData('issueList', prj_id, (draft) => removeFromPages(draft, id)));
        dispatch(issueApi.util.updateQueryData('issueBoard', prj_id, (draft) => removeFromBoard(draft, id)));
        await queryFulfilled.catch(() => undefined);
      },
    }),
    restoreIssue: build.mutation<IssueAnswer, IssueKey>({
      query: ({ id }) => ({ url: 'request/request/restore', method: 'POST', body: { id } }),
      invalidatesTags: (_issue, error, { id }) => (error ? [] : ['IssueList', { type: 'Issue', id }]),
    }),
  }),
});

export const { useSaveIssueMutation, useChangeIssueMutation, useDeleteIssueMutation, useRestoreIssueMutation } =
  issueCommandsApi;
