import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { activeIssue, idsOf, type IssueDecider, type IssueFacts } from './issue.state.ts';

export const imageChange = (issue: IssueFacts, to: string | null): readonly IssueEvent[] =>
  issue.image === to ? [] : [{ type: 'IssueImageChanged', data: { ...idsOf(issue), from: issue.image, to } }];

export const changeIssueImage: IssueDecider<'ChangeIssueImage'> = (state, { data }) =>
  imageChange(activeIssue(state), data.image);
