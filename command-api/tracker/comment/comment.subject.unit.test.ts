import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { describe, expect, it } from 'vitest';
import { foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { commentAggregate } from './comment.aggregate.ts';
import { added, author, id, issue_id, of, prj_id } from './comment.spec.ts';
import { commentSubject } from './comment.subject.ts';

const elsewhere = '01900000-0000-7000-8000-00000000a0ff';
const streams = {
  [`tracker.project-${prj_id}`]: [projectExamples.ProjectAdded],
  [`tracker.project-${elsewhere}`]: [
    { ...projectExamples.ProjectAdded, data: { ...projectExamples.ProjectAdded.data, id: elsewhere } },
  ],
  [`tracker.issue-${issue_id}`]: [issueExamples.IssueAdded],
};
const add: Extract<CommentCommand, { type: 'AddComment' }> = {
  type: 'AddComment',
  data: { ...of, comment: '가', image: [] },
};

describe('the subject of a comment command', () => {
  it('of a new comment is the project and the issue it names', async () => {
    expect(await commentSubject(add, undefined, author, loadsFrom(streams))).toEqual({
      project: 'active',
      role: 'owner',
      thing: 'missing',
      issue: 'active',
      author: undefined,
    });
  });
  it('takes an issue of another project as none', async () => {
    const subject = await commentSubject(
      { ...add, data: { ...add.data, prj_id: elsewhere } },
      undefined,
      author,
      loadsFrom(streams),
    );
    expect(subject).toMatchObject({ project: 'active', issue: 'missing' });
  });
  it('of a comment is where it was made', async () => {
    const state = foldAll(commentAggregate, [added]);
    const deleted = loadsFrom({
      ...streams,
      [`tracker.issue-${issue_id}`]: [issueExamples.IssueAdded, issueExamples.IssueDeleted],
    });
    const subject = await commentSubject(
      { type: 'DeleteComment', data: { id } },
      state,
      { id: 'someone', level: 1 },
      deleted,
    );
    expect(subject).toEqual({ project: 'active', role: 'none', thing: 'active', issue: 'deleted', author: author.id });
  });
  it('of a comment nobody made is nothing', async () => {
    const subject = await commentSubject(
      { type: 'RestoreComment', data: { id } },
      undefined,
      author,
      loadsFrom(streams),
    );
    expect(subject).toMatchObject({ project: 'missing', thing: 'missing' });
  });
});
