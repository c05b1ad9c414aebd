import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { issueFold } from './issue.aggregate.ts';
import { added, deleted, of } from './issue.spec.ts';
import { noIssue } from './issue.state.ts';

const changes = Object.values(issueExamples).filter(({ type }) => type !== 'IssueAdded');
const fieldOf = {
  IssueTitleChanged: 'title',
  IssueTextChanged: 'text',
  IssueStatusChanged: 'status',
  IssuePriorityChanged: 'priority',
  IssueTypeChanged: 'type',
  IssueClassChanged: 'class',
  IssueAssigned: 'assignee',
  IssueImageChanged: 'image',
} as const;

describe('folding an issue', () => {
  it.each(changes)('takes $type before anything else as nothing', (event) => {
    expect(foldAll(issueFold, [event])).toBe(noIssue);
  });
  it.each(Object.entries(fieldOf))('%s changes the %s alone', (type, field) => {
    const event = issueExamples[type as keyof typeof fieldOf];
    const { created_at, updated_at, ...data } = issueOf([added, event]);
    expect(data).toEqual({ ...added.data, [field]: event.data.to });
    expect(updated_at).toBe(created_at + 1000);
  });
  it('follows deletion and restoration', () => {
    expect(foldAll(issueFold, [added, deleted]).status).toBe('deleted');
    expect(
      foldAll(issueFold, [added, deleted, { type: 'IssueRestored', data: { ...of, status: 'TO DO' } }]).status,
    ).toBe('active');
  });
});

const issueOf = (events: Parameters<typeof foldAll<typeof noIssue, (typeof changes)[number]>>[1]) => {
  const state = foldAll(issueFold, events);
  if (state.status === 'missing') throw new Error('no issue');
  return state.issue;
};
