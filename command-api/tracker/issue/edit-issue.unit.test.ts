import { describe, it } from 'vitest';
import { added, author, deleted, id, issue, of, user } from './issue.spec.ts';

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
