import { epochMs } from '../../kernel/fields.ts';
import { withEditAndPosition, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { ProjectEvent } from './project.events.ts';
import type { ProjectRole } from './project.fields.ts';
import type { ProjectDocument } from './project.views.ts';

export type ProjectFacts = Facts<ProjectDocument, 'count' | 'open'>;
type People = Pick<ProjectFacts, 'members' | 'requests'>;
type RoleEvent = Extract<ProjectEvent, { data: { userId: string } }>;
type Edit = Extract<ProjectEvent, { type: 'ProjectEdited' }>['data'];

/** What each event about a person makes of that person. */
export const roleAfter = {
  JoinRequested: 'requested',
  JoinApproved: 'member',
  JoinDeclined: 'none',
  MemberLeft: 'none',
  MemberRemoved: 'none',
  MemberPromoted: 'owner',
  MemberDemoted: 'member',
} as const satisfies Record<RoleEvent['type'], ProjectRole>;

export const roleOf = (project: People | undefined, userId: string): ProjectRole => {
  const role = project?.members.find(({ id }) => id === userId)?.role;
  return role ?? (project?.requests.includes(userId) ? 'requested' : 'none');
};

/** Owners stand first, otherwise members in the order of joining; who waits is no member, and waits once. */
export const withRole = ({ members, requests }: People, userId: string, role: ProjectRole): People => {
  if (role === 'requested') return { members, requests: [...new Set([...requests, userId])] };
  const waiting = requests.filter((id) => id !== userId);
  if (role === 'none') return { members: members.filter(({ id }) => id !== userId), requests: waiting };
  const known = members.some(({ id }) => id === userId);
  const all = known
    ? members.map((one) => (one.id === userId ? { id: userId, role } : one))
    : [...members, { id: userId, role }];
  const owners = all.filter((one) => one.role === 'owner');
  return { members: [...owners, ...all.filter((one) => one.role !== 'owner')], requests: waiting };
};

const fieldsAfter = (
  project: ProjectFacts,
  { title = project.title, text = project.text, client = project.client, place = project.place }: Edit,
) => ({ title, text, client, place });
const peopleAfter = (project: ProjectFacts | undefined, event: RoleEvent & Recorded) =>
  project && withEditAndPosition(project, event, withRole(project, event.data.userId, roleAfter[event.type]));

export const projectFold: StreamFold<ProjectFacts | undefined, ProjectEvent> = {
  initialState: undefined,
  evolve: {
    ProjectAdded: (_, { data: { ownerId, ...fields }, meta, position }) => {
      const people: People = { members: [{ id: ownerId, role: 'owner' }], requests: [] };
      const times = { created_at: epochMs(meta.at), updated_at: epochMs(meta.at) };
      const places = { created_position: position, updated_position: position };
      return { ...fields, ...people, created_by: ownerId, ...times, ...places, deleted: false };
    },
    ProjectEdited: (project, event) => project && withEditAndPosition(project, event, fieldsAfter(project, event.data)),
    ProjectStatusChanged: (project, event) => withEditAndPosition(project, event, { status: event.data.to }),
    ProjectDeleted: (project, event) => withEditAndPosition(project, event, { deleted: true }),
    ProjectRestored: (project, event) => withEditAndPosition(project, event, { deleted: false }),
    JoinRequested: peopleAfter,
    JoinApproved: peopleAfter,
    JoinDeclined: peopleAfter,
    MemberLeft: peopleAfter,
    MemberRemoved: peopleAfter,
    MemberPromoted: peopleAfter,
    MemberDemoted: peopleAfter,
  },
};
