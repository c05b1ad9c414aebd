import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { describe, expect, it } from 'vitest';
import { loadsFrom } from '../pipeline/decider-spec.ts';
import { author, id, prj_id } from './issue/issue.spec.ts';
import { projectOf } from './project-of.ts';

const find = projectOf(
  loadsFrom({
    [`tracker.project-${prj_id}`]: [projectExamples.ProjectAdded],
    [`tracker.issue-${id}`]: [issueExamples.IssueAdded],
  }),
);

describe('the project an id speaks of', () => {
  it.each([prj_id, id])('is its own or its issue’s: %s', async (known) => {
    expect(await find(known, author.id)).toEqual({ projectId: prj_id, subject: { project: 'active', role: 'owner' } });
    expect((await find(known, 'someone')).subject.role).toBe('none');
  });
  it('is missing for an id nobody gave', async () => {
    expect((await find(author.id, author.id)).subject).toEqual({ project: 'missing', role: 'none' });
  });
});
