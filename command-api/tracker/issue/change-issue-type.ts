import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueType } from '@maru/contracts/tracker/issue/issue.fields';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const typeChange = (issue: IssueFacts, to: IssueType): readonly IssueEvent[] =>
  issue.type === to ? [] : [{ type: 'IssueTypeChanged', data: { ...idsOf(issue), from: issue.type, to } }];

export const changeIssueType: IssueDecider<'ChangeIssueType'> = (state, { data }) =>
  typeChange(activeIssue(state), data.type);
