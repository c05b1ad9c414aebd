import { ignore } from '@maru/contracts/kernel/decider';
import { type ProjectEvent, projectStream } from '@maru/contracts/tracker/project/project.events';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import { type Membership, membershipId } from '@maru/contracts/tracker/project/project.views';
import type { Body, Projection } from '../../runtime/projection.ts';

interface MemberEvent {
  readonly data: { readonly id: string; readonly userId: string };
}
const inRole =
  (role: ProjectRole) =>
  (_: unknown, { data: { id, userId } }: MemberEvent): Body<Membership> => ({
    id: membershipId(id, userId),
    prj_id: id,
    user_id: userId,
    role,
  });

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
    ProjectAdded: (doc, { data: { id, ownerId } }) => inRole('owner')(doc, { data: { id, userId: ownerId } }),
    JoinRequested: inRole('requested'),
    JoinApproved: inRole('member'),
    JoinDeclined: inRole('none'),
    MemberLeft: inRole('none'),
    MemberRemoved: inRole('none'),
    MemberPromoted: inRole('owner'),
    MemberDemoted: inRole('member'),
    ProjectEdited: ignore,
    ProjectStatusChanged: ignore,
    ProjectDeleted: ignore,
    ProjectRestored: ignore,
  },
};
