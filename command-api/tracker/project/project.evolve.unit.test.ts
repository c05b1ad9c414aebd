import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { projectFold } from './project.aggregate.ts';
import { added, deleted, id, joined, of, other, owner, promoted, requested } from './project.spec.ts';
import { noProject, projectSubject } from './project.state.ts';

describe('folding a project', () => {
  it.each(Object.values(projectExamples).filter(({ type }) => type !== 'ProjectAdded'))(
    'takes $type before anything else as nothing',
    (event) => {
      expect(foldAll(projectFold, [event])).toBe(noProject);
    },
  );
  it('keeps what an edit does not name', () => {
    const { title, text } = added.data;
    expect(foldAll(projectFold, [added, { type: 'ProjectEdited', data: { id, client: '부산시' } }])).toMatchObject({
      project: { title, text, client: '부산시' },
    });
  });
  it('knows who has which part', () => {
    const parts = [
      [[], 'none'],
      [[added], 'none'],
      [requested, 'requested'],
      [joined, 'member'],
      [promoted, 'owner'],
    ] as const;
    for (const [events, role] of parts) expect(projectSubject(foldAll(projectFold, events), other.id).role).toBe(role);
    const left = foldAll(projectFold, [...promoted, { type: 'MemberLeft', data: of(owner) }]);
    expect(projectSubject(left, owner.id)).toEqual({ project: 'active', role: 'none' });
  });
  it('forgets who was declined, removed or demoted', () => {
    const declined = foldAll(projectFold, [...requested, { type: 'JoinDeclined', data: of(other) }]);
    const removed = foldAll(projectFold, [...joined, { type: 'MemberRemoved', data: of(other) }]);
    const demoted = foldAll(projectFold, [...promoted, { type: 'MemberDemoted', data: of(other) }]);
    expect([declined, removed, demoted].map((state) => projectSubject(state, other.id).role)).toEqual([
      'none',
      'none',
      'member',
    ]);
  });
  it('follows status, deletion and restoration', () => {
    const moved = foldAll(projectFold, [
      added,
      { type: 'ProjectStatusChanged', data: { id, from: 'OnGoing', to: 'Finished' } },
      deleted,
    ]);
    expect(moved).toMatchObject({ status: 'deleted', project: { status: 'Finished' } });
    expect(foldAll(projectFold, [added, deleted, { type: 'ProjectRestored', data: { id } }]).status).toBe('active');
  });
});
