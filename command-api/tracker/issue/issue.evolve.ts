import type { Evolvers } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueFacts, IssueState } from './issue.state.ts';

const changed = (
  state: IssueState,
  event: Recorded,
  change: Partial<IssueFacts>,
  status?: 'active' | 'deleted',
): IssueState =>
  state.status === 'missing'
    ? state
    : { status: status ?? state.status, issue: { ...state.issue, ...change, updated_at: epochMs(event.meta.at) } };

export const evolveIssue: Evolvers<IssueEvent, IssueState> = {
  IssueAdded: (_state, { data, meta }) => ({
    status: 'active',
    issue: { ...data, created_at: epochMs(meta.at), updated_at: epochMs(meta.at) },
  }),
  IssueTitleChanged: (state, event) => changed(state, event, { title: event.data.to }),
  IssueTextChanged: (state, event) => changed(state, event, { text: event.data.to }),
  IssueStatusChanged: (state, event) => changed(state, event, { status: event.data.to }),
  IssuePriorityChanged: (state, event) => changed(state, event, { priority: event.data.to }),
  IssueTypeChanged: (state, event) => changed(state, event, { type: event.data.to }),
  IssueClassChanged: (state, event) => changed(state, event, { class: event.data.to }),
  IssueAssigned: (state, event) => changed(state, event, { assignee: event.data.to }),
  IssueDueDateSet: (state, event) => changed(state, event, { due: event.data.to }),
  IssueImageChanged: (state, event) => changed(state, event, { image: event.data.to }),
  IssueDeleted: (state, event) => changed(state, event, {}, 'deleted'),
  IssueRestored: (state, event) => changed(state, event, {}, 'active'),
};
