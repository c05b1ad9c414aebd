import type { Evolvers } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import type { ProjectFacts, ProjectState } from './project.state.ts';

type Status = 'active' | 'deleted';
type Role = ProjectFacts['members'][number]['role'];

const changed = (
  state: ProjectState,
  event: Recorded,
  change: (project: ProjectFacts) => Partial<ProjectFacts>,
  status?: Status,
): ProjectState => {
  if (state.status === 'missing') return state;
  const project = { ...state.project, ...change(state.project), updated_at: epochMs(event.meta.at) };
  return { status: status ?? state.status, project };
};
const without = (requests: readonly string[], userId: string) => requests.filter((id) => id !== userId);
const memberGone = (state: ProjectState, event: Recorded, userId: string) =>
  changed(state, event, ({ members }) => ({ members: members.filter(({ id }) => id !== userId) }));
const roleChanged = (state: ProjectState, event: Recorded, userId: string, role: Role) =>
  changed(state, event, ({ members }) => ({
    members: members.map((one) => (one.id === userId ? { ...one, role } : one)),
  }));

export const evolveProject: Evolvers<ProjectEvent, ProjectState> = {
  ProjectAdded: (_state, { data: { ownerId, ...fields }, meta }) => {
    const at = epochMs(meta.at);
    const people = { members: [{ id: ownerId, role: 'owner' as const }], requests: [] };
    return { status: 'active', project: { ...fields, ...people, created_by: ownerId, created_at: at, updated_at: at } };
  },
  ProjectEdited: (state, event) => {
    const { title, text, client, place } = event.data;
    return changed(state, event, (now) => ({
      title: title ?? now.title,
      text: text ?? now.text,
      client: client ?? now.client,
      place: place ?? now.place,
    }));
  },
  ProjectStatusChanged: (state, event) => changed(state, event, () => ({ status: event.data.to })),
  ProjectDeleted: (state, event) => changed(state, event, () => ({}), 'deleted'),
  ProjectRestored: (state, event) => changed(state, event, () => ({}), 'active'),
  JoinRequested: (state, event) =>
    changed(state, event, ({ requests }) => ({
      requests: [...without(requests, event.data.userId), event.data.userId],
    })),
  JoinApproved: (state, event) =>
    changed(state, event, ({ members, requests }) => ({
      members: [...members, { id: event.data.userId, role: 'member' }],
      requests: without(requests, event.data.userId),
    })),
  JoinDeclined: (state, event) =>
    changed(state, event, ({ requests }) => ({ requests: without(requests, event.data.userId) })),
  MemberLeft: (state, event) => memberGone(state, event, event.data.userId),
  MemberRemoved: (state, event) => memberGone(state, event, event.data.userId),
  MemberPromoted: (state, event) => roleChanged(state, event, event.data.userId, 'owner'),
  MemberDemoted: (state, event) => roleChanged(state, event, event.data.userId, 'member'),
};
