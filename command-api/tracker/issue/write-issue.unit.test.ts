import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { describe, it } from 'vitest';
import type { issueSetters } from './write-issue.ts';
import { added, author, deleted, id, issue, of, user } from './issue.spec.ts';

const { user: _, ...fields } = added.data;

describe('AddIssue', () => {
  it('raises an issue in the name of whoever asks', () => {
    issue.given().when({ type: 'AddIssue', data: fields }, author).emits(added);
  });
  it('refuses an id that is taken', () => {
    issue.given(added).when({ type: 'AddIssue', data: fields }, author).isRefused('key_reused');
  });
});

const { title, text, status, priority, type, class: discipline, assignee, image } = added.data;

describe('EditIssue', () => {
  it('records each changed field as an event of its own', () => {
    issue
      .given(added)
      .when(
        { type: 'EditIssue', data: { id, title: 'X3열 기둥', text, status: 'DONE', class: '구조', assignee: user } },
        author,
      )
      .emits(
        { type: 'IssueTitleChanged', data: { ...of, from: title, to: 'X3열 기둥' } },
        { type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'DONE' } },
        { type: 'IssueClassChanged', data: { ...of, from: '건축', to: '구조' } },
        { type: 'IssueAssigned', data: { ...of, from: null, to: user } },
      );
  });
  it('takes the assignee away with null, and leaves it when not named', () => {
    const assigned = { type: 'IssueAssigned', data: { ...of, from: null, to: user } } as const;
    issue
      .given(added, assigned)
      .when({ type: 'EditIssue', data: { id, assignee: null, text: '' } }, author)
      .emits(
        { type: 'IssueTextChanged', data: { ...of, from: text, to: '' } },
        { type: 'IssueAssigned', data: { ...of, from: user, to: null } },
      );
    issue.given(added, assigned).when({ type: 'EditIssue', data: { id } }, author).emitsNothing();
  });
  it('records nothing when nothing changes', () => {
    const same = { id, title, text, status, priority, type, class: discipline, assignee, image };
    issue.given(added).when({ type: 'EditIssue', data: same }, author).emitsNothing();
  });
  it('refuses what is missing or deleted', () => {
    issue.given().when({ type: 'EditIssue', data: { id, title } }, author).isRefused('issue_not_found');
    issue.given(added, deleted).when({ type: 'EditIssue', data: { id, title } }, author).isRefused('issue_not_found');
  });
});

type Setter = keyof typeof issueSetters;
const { IssueAssigned, IssueImageChanged } = issueExamples;
/** Each setter with the event that its example value gives, and the event of the way back. */
const setters: {
  readonly [K in Setter]: readonly [field: string, event: IssueEvent & { data: { from: unknown; to: unknown } }];
} = {
  ChangeIssueStatus: ['status', issueExamples.IssueStatusChanged],
  ChangeIssuePriority: ['priority', issueExamples.IssuePriorityChanged],
  ChangeIssueType: ['type', issueExamples.IssueTypeChanged],
  ChangeIssueClass: ['class', issueExamples.IssueClassChanged],
  AssignIssue: ['assignee', IssueAssigned],
  SetIssueDueDate: ['due', issueExamples.IssueDueDateSet],
  ChangeIssueImage: ['image', IssueImageChanged],
};

describe.each(Object.entries(setters))('%s', (type, [field, event]) => {
  const set = (value: unknown) => ({ type, data: { id, [field]: value } }) as IssueCommand;
  const { from, to } = event.data;

  it('records what it was and what it is', () => {
    issue.given(added).when(set(to), author).emits(event);
  });
  it('goes back again', () => {
    const back = { ...event, data: { ...of, from: to, to: from } } as IssueEvent;
    issue.given(added, event).when(set(from), author).emits(back);
  });
  it('records nothing when nothing changes', () => {
    issue.given(added, event).when(set(to), author).emitsNothing();
  });
  it('refuses what is deleted', () => {
    issue.given(added, deleted).when(set(to), author).isRefused('issue_not_found');
  });
  it('is what an edit of this field alone does', () => {
    issue
      .given(added)
      .when({ type: 'EditIssue', data: { id, [field]: to } }, author)
      .emits(event);
  });
});
