import { Rejected } from '@maru/contracts/kernel/rejections';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import { type ProjectFacts, roleOf } from './project.state.ts';

export const mustHaveRequested = (project: ProjectFacts, userId: string) => {
  if (roleOf(project, userId) !== 'requested') throw new Rejected('no_join_request');
};

export const mustBeMember = (project: ProjectFacts, userId: string) => {
  if (!isMember({ role: roleOf(project, userId) })) throw new Rejected('no_such_member');
};

/** Without an owner nobody could approve a join request any more. */
export const mustKeepAnOwner = (project: ProjectFacts, withoutUserId: string) => {
  if (!project.members.some(({ id, role }) => role === 'owner' && id !== withoutUserId))
    throw new Rejected('last_owner');
};

/** Others are removed, which is an owner's decision; leaving is one's own. */
export const mustBeOneself = (actorId: string, userId: string) => {
  if (actorId !== userId) throw new Rejected('forbidden');
};
