import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const dueDateChange = (issue: IssueFacts, to: string | null): readonly IssueEvent[] =>
  issue.due === to ? [] : [{ type: 'IssueDueDateSet', data: { ...idsOf(issue), from: issue.due, to } }];

/** A day in the past is allowed: what is late is entered late, too. */
export const setIssueDueDate: IssueDecider<'SetIssueDueDate'> = (state, { data }) =>
  dueDateChange(activeIssue(state), data.due);
