import { epochMs } from '@maru/contracts/kernel/fields';
import { unknownPerson } from '@maru/contracts/kernel/presentation';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import { projectRoutes } from '@maru/contracts/tracker/project/project.routes';
import {
  projectAnswer,
  type ProjectDocument,
  projectPresentation,
} from '@maru/contracts/tracker/project/project.views';
import { describe, expect, it } from 'vitest';
import { foldAll, recordedAs } from '../../pipeline/decider-spec.ts';
import { projectAggregate } from './project.aggregate.ts';
import { added, deleted, id, joined, of, other, owner, promoted, requested } from './project.spec.ts';

const after = (events: readonly ProjectEvent[], command: ProjectCommand, actor = other) =>
  projectAggregate.answer(foldAll(projectAggregate, events), command, actor).body;
const wire = (body: object) =>
  projectPresentation.present({ ...body, revision: 0, position: 1 } as ProjectDocument, unknownPerson);
const rename: ProjectCommand = { type: 'EditProject', data: { id } };

describe('answers of project commands', () => {
  it('carry the counts of a new project', () => {
    const { ownerId: _, ...data } = added.data;
    const body = after([added], { type: 'AddProject', data });
    expect(body).toMatchObject({ count: 0, open: 0, deleted: false, created_by: owner.id });
    expect(projectAnswer.parse(wire(body)).user).toMatchObject([{ id: owner.id, role: 'owner' }]);
  });
  it('leave out counts that the stream does not know', () => {
    const body = after(joined, rename);
    expect(body).not.toHaveProperty('count');
    expect(projectAnswer.safeParse(wire(body)).success).toBe(true);
    expect(body).toMatchObject({
      created_at: epochMs(recordedAs(0).meta.at),
      updated_at: epochMs(recordedAs(2).meta.at),
    });
  });
  it('say where someone stands who asks to join', () => {
    const ask: ProjectCommand = { type: 'RequestJoin', data: { id } };
    expect(after(requested, ask)).toEqual({ status: 'requested' });
    expect(after(joined, ask)).toEqual({ status: 'member' });
    expect(after(requested, ask, owner)).toEqual({ status: 'member' });
  });
  it.each([
    [requested, 'requested'],
    [joined, 'member'],
    [promoted, 'owner'],
    [[added], 'none'],
  ] as const)('name the role after %#', (events, role) => {
    const body = after(events, { type: 'PromoteMember', data: of(other) });
    expect(projectRoutes.member.answer.parse(body)).toEqual({ id, user_id: other.id, role });
  });
  it('name what was deleted', () => {
    expect(after([added, deleted], { type: 'DeleteProject', data: { id } })).toEqual({ id });
    expect(after([added, deleted], rename)).toMatchObject({ deleted: true });
  });
});
