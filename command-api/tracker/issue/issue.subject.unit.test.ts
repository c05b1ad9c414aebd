import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { describe, expect, it } from 'vitest';
import { foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { added, author, deleted, id, prj_id } from './issue.spec.ts';
import { issueSubject } from './issue.subject.ts';

const member = projectExamples.JoinRequested.data.userId;
const { user: _, ...fields } = added.data;
const withMember = [projectExamples.ProjectAdded, projectExamples.JoinRequested, projectExamples.JoinApproved];
const load = loadsFrom({ [`tracker.project-${prj_id}`]: withMember });
const subjectAfter = (events: readonly IssueEvent[], command: Parameters<typeof issueSubject>[0], actor = author) =>
  issueSubject(command, foldAll(issueFold, events), actor, load);

describe('the subject of an issue command', () => {
  it('of a new issue is the project it names', async () => {
    expect(await subjectAfter([], { type: 'AddIssue', data: fields })).toEqual({
      project: 'active',
      role: 'owner',
      thing: 'missing',
      author: undefined,
      assigneeIsMember: true,
    });
  });
  it('of an issue is the project it belongs to', async () => {
    const subject = await subjectAfter(
      [added, deleted],
      { type: 'RestoreIssue', data: { id } },
      { id: member, level: 1 },
    );
    expect(subject).toEqual({
      project: 'active',
      role: 'member',
      thing: 'deleted',
      author: author.id,
      assigneeIsMember: true,
    });
  });
  it('of an issue nobody raised is nothing', async () => {
    expect(await subjectAfter([], { type: 'DeleteIssue', data: { id } })).toMatchObject({
      project: 'missing',
      thing: 'missing',
      role: 'none',
    });
  });
  it.each([
    [member, true],
    [null, true],
    ['01900000-0000-7000-8000-0000000000ff', false],
  ])('assigning %s is for members: %s', async (assignee, allowed) => {
    expect((await subjectAfter([added], { type: 'AssignIssue', data: { id, assignee } })).assigneeIsMember).toBe(
      allowed,
    );
    expect((await subjectAfter([added], { type: 'EditIssue', data: { id, assignee } })).assigneeIsMember).toBe(allowed);
    expect((await subjectAfter([], { type: 'AddIssue', data: { ...fields, assignee } })).assigneeIsMember).toBe(
      allowed,
    );
  });
  it('lets an edit keep an assignee who has left', async () => {
    const gone = '01900000-0000-7000-8000-0000000000ff';
    const assigned = { ...issueExamples.IssueAssigned, data: { ...issueExamples.IssueAssigned.data, to: gone } };
    expect(
      (await subjectAfter([added, assigned], { type: 'EditIssue', data: { id, title: '가', assignee: gone } }))
        .assigneeIsMember,
    ).toBe(true);
  });
});
