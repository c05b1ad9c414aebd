import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import { issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import type { Answer } from '../../pipeline/aggregate.ts';
import type { IssueState } from './issue.state.ts';

/** Only of an issue that was just raised are the counts of comments and pictures known here. */
export const answerIssue = (state: IssueState, { type, data }: IssueCommand): Answer => {
  if (type === 'DeleteIssue' || state.status === 'missing') return { body: { id: data.id } };
  const counts = type === 'AddIssue' ? { comments: 0, images: 0 } : {};
  return { body: { ...state.issue, ...counts, deleted: state.status === 'deleted' }, presentation: issuePresentation };
};
