import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issuePolicies, type IssueSubject } from '@maru/contracts/tracker/issue/issue.policies';
import type { Aggregate, Folded } from '../../pipeline/aggregate.ts';
import { answerIssue } from './issue.answer.ts';
import { decideIssue } from './issue.decider.ts';
import { evolveIssue } from './issue.evolve.ts';
import { type IssueState, noIssue } from './issue.state.ts';
import { issueSubject } from './issue.subject.ts';

/** How an issue's stream is read, also by those who only ask about it. */
export const issueFold: Folded<IssueState, IssueEvent> = { initialState: noIssue, evolve: evolveIssue };

export const issueAggregate: Aggregate<IssueCommand, IssueState, IssueEvent, IssueSubject> = {
  ...issueFold,
  name: 'tracker.issue',
  stream: ({ data }) => issueStream(data.id),
  decide: decideIssue,
  policies: issuePolicies,
  subject: issueSubject,
  answer: answerIssue,
};
