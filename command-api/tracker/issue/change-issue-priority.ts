import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssuePriority } from '@maru/contracts/tracker/issue/issue.fields';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const priorityChange = (issue: IssueFacts, to: IssuePriority): readonly IssueEvent[] =>
  issue.priority === to ? [] : [{ type: 'IssuePriorityChanged', data: { ...idsOf(issue), from: issue.priority, to } }];

export const changeIssuePriority: IssueDecider<'ChangeIssuePriority'> = (state, { data }) =>
  priorityChange(activeIssue(state), data.priority);
