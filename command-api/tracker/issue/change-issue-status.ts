import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const statusChange = (issue: IssueFacts, to: IssueStatus): readonly IssueEvent[] =>
  issue.status === to ? [] : [{ type: 'IssueStatusChanged', data: { ...idsOf(issue), from: issue.status, to } }];

export const changeIssueStatus: IssueDecider<'ChangeIssueStatus'> = (state, { data }) =>
  statusChange(activeIssue(state), data.status);
