import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueClass } from '@maru/contracts/tracker/issue/issue.fields';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const classChange = (issue: IssueFacts, to: IssueClass): readonly IssueEvent[] =>
  issue.class === to ? [] : [{ type: 'IssueClassChanged', data: { ...idsOf(issue), from: issue.class, to } }];

export const changeIssueClass: IssueDecider<'ChangeIssueClass'> = (state, { data }) =>
  classChange(activeIssue(state), data.class);
