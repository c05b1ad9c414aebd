import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import { type ProjectFacts, roleOf } from '@maru/contracts/tracker/project/project.fold';
import { isMember } from '@maru/contracts/tracker/project/project.policies';

export type ProjectState = ProjectFacts | undefined;
export type ProjectDecider<T extends ProjectCommand['type']> = Deciders<ProjectCommand, ProjectState, ProjectEvent>[T];

export const activeProject = (project: ProjectState): ProjectFacts => {
  if (!project || project.deleted) throw new Rejected('project_not_found');
  return project;
};

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
