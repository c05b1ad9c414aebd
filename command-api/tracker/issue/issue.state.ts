import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';

/** An issue as its own stream tells it: all but the counts of its comments and their pictures. */
export type IssueFacts = Readonly<Omit<IssueDocument, 'revision' | 'position' | 'comments' | 'images' | 'deleted'>>;
export type IssueState =
  | { readonly status: 'missing' }
  | { readonly status: 'active' | 'deleted'; readonly issue: IssueFacts };
export type IssueDecider<T extends IssueCommand['type']> = Deciders<IssueCommand, IssueState, IssueEvent>[T];

export const noIssue: IssueState = { status: 'missing' };

/** Nothing happens to an issue that is not there, or no longer. */
export const activeIssue = (state: IssueState): IssueFacts => {
  if (state.status !== 'active') throw new Rejected('issue_not_found');
  return state.issue;
};

/** What every event of the issue names. */
export const idsOf = ({ id, prj_id }: IssueFacts) => ({ id, prj_id });
