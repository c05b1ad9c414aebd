import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const assigneeChange = (issue: IssueFacts, to: string | null): readonly IssueEvent[] =>
  issue.assignee === to ? [] : [{ type: 'IssueAssigned', data: { ...idsOf(issue), from: issue.assignee, to } }];

export const assignIssue: IssueDecider<'AssignIssue'> = (state, { data }) =>
  assigneeChange(activeIssue(state), data.assignee);
