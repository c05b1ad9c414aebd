import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import { issuePolicies, type IssueSubject } from '@maru/contracts/tracker/issue/issue.policies';
import { issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { deleteIssue, restoreIssue } from './delete-issue.ts';
import type { IssueState } from './issue.state.ts';
import { issueSubject } from './issue.subject.ts';
import { addIssue, editIssue, issueSetters } from './write-issue.ts';

export const issueAggregate: Aggregate<IssueCommand, IssueState, IssueEvent, IssueSubject> = {
  ...issueFold,
  name: 'tracker.issue',
  stream: ({ data }) => issueStream(data.id),
  decide: {
    AddIssue: addIssue,
    EditIssue: editIssue,
    ...issueSetters,
    DeleteIssue: deleteIssue,
    RestoreIssue: restoreIssue,
  },
  policies: issuePolicies,
  subject: issueSubject,
  answer: (issue, { type, data: { id } }) => {
    if (!issue || type === 'DeleteIssue') return { body: { id } };
    // Only of an issue that was just raised are the counts of comments and pictures known here.
    const counts = type === 'AddIssue' ? { comments: 0, images: 0 } : {};
    return { body: { ...issue, ...counts }, presentation: issuePresentation };
  },
};
