import { ignore } from '@maru/contracts/kernel/decider';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import { roleAfter } from '@maru/contracts/tracker/project/project.fold';
import { type Membership, membershipId } from '@maru/contracts/tracker/project/project.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type PersonEvent = Extract<ProjectEvent, { data: { userId: string } }>;
const inRole = (id: string, userId: string, role: ProjectRole): Body<Membership> => ({
  id: membershipId(id, userId),
  prj_id: id,
  user_id: userId,
  role,
});
const roleGiven = (_: unknown, { type, data: { id, userId } }: PersonEvent) => inRole(id, userId, roleAfter[type]);

/** Who has which part in which project; who has left stays with the role `none`, so that open screens hear of it. */
export const membershipProjection: Projection<ProjectEvent, Membership> = {
  name: 'membership',
  version: 1,
  view: {
    fields: { prj_id: 'text', user_id: 'text', role: 'text', position: 'number' },
    indexes: [['user_id', 'role']],
  },
  streams: [projectStream('')],
  key: ({ data }) => {
    if ('ownerId' in data) return membershipId(data.id, data.ownerId);
    return 'userId' in data ? membershipId(data.id, data.userId) : [];
  },
  on: {
    ProjectAdded: (_, { data: { id, ownerId } }) => inRole(id, ownerId, 'owner'),
    JoinRequested: roleGiven,
    JoinApproved: roleGiven,
    JoinDeclined: roleGiven,
    MemberLeft: roleGiven,
    MemberRemoved: roleGiven,
    MemberPromoted: roleGiven,
    MemberDemoted: roleGiven,
    ProjectEdited: ignore,
    ProjectStatusChanged: ignore,
    ProjectDeleted: ignore,
    ProjectRestored: ignore,
  },
};
