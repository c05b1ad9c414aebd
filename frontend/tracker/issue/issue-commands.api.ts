import { useCallback } from 'react';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import type { IssueClass, IssuePriority, IssueStatus, IssueType } from '@maru/contracts/tracker/issue/issue.fields';
import type { Issue, IssueAnswer } from '@maru/contracts/tracker/issue/issue.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { ifMatch } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { Versioned } from '../../kernel/live/live-entry.ts';
import { issueApi } from './issue.api.ts';

const keyOf = (id: string) => `issue:${id}`;

/** Changes a field of any issue: shown at once, taken back with a message if it could not be stored. */
export const useChangeIssue = () => {
  const dispatch = useDispatch();
  return useCallback(
    (change: FieldChange) =>
      void dispatch(issueCommandsApi.endpoints.changeIssue.initiate(change, { fixedCacheKey: keyOf(change.id) })),
    [dispatch],
  );
};

export const useIsStoring = (id: string) => useSelector(({ api }) => api.mutations[keyOf(id)]?.status === 'pending');

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
interface IssueKey {
  readonly id: string;
  readonly prj_id: string;
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

/** Only the answer of an issue that was just raised knows its counts. */
const isWhole = ({ comments }: IssueAnswer) => comments !== undefined;
const { view } = trackerRelays.issue;

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
      ...liveCommand({ view, isWhole }),
    }),
    changeIssue: build.mutation<IssueAnswer, FieldChange>({
      query: ({ id, field, value }) => ({
        url: `request/request/${field}`,
        method: 'PUT',
        body: { id, [field]: value },
      }),
      ...liveCommand({ view, id: ({ id }: FieldChange) => id, shows: shownBy, isWhole }),
    }),
    deleteIssue: build.mutation<Versioned, string>({
      query: (id) => ({ url: 'request/request', method: 'DELETE', params: { id } }),
      ...liveCommand({ view, id: (id: string) => id, shows: () => ({ deleted: true }), isWhole: () => false }),
    }),
    /** Its answer lacks the counts of what is no longer held here. */
    restoreIssue: build.mutation<IssueAnswer, string>({
      query: (id) => ({ url: 'request/request/restore', method: 'POST', body: { id } }),
      invalidatesTags: (_issue, error, id) => (error ? [] : ['IssueList', { type: 'Issue', id }]),
    }),
  }),
});

export const { useSaveIssueMutation, useChangeIssueMutation, useDeleteIssueMutation, useRestoreIssueMutation } =
  issueCommandsApi;
