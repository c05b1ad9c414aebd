import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueFacts } from '@maru/contracts/tracker/issue/issue.fold';

export type IssueState = IssueFacts | undefined;
export type IssueDeciders = Deciders<IssueCommand, IssueState, IssueEvent>;
export type IssueDecider<T extends IssueCommand['type']> = IssueDeciders[T];

export const activeIssue = (issue: IssueState): IssueFacts => {
  if (!issue || issue.deleted) throw new Rejected('issue_not_found');
  return issue;
};

export const idsOf = ({ id, prj_id }: IssueFacts) => ({ id, prj_id });
