import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import type { ProjectSubject } from '@maru/contracts/tracker/project/project.policies';
import type { ProjectDocument } from '@maru/contracts/tracker/project/project.views';

/** A project as its own stream tells it: all but the counts of its issues. `members` in the order they came. */
export type ProjectFacts = Readonly<
  Omit<ProjectDocument, 'revision' | 'position' | 'count' | 'open' | 'deleted' | 'members' | 'requests'>
> & { readonly members: readonly Readonly<ProjectDocument['members'][number]>[]; readonly requests: readonly string[] };
export type ProjectState =
  | { readonly status: 'missing' }
  | { readonly status: 'active' | 'deleted'; readonly project: ProjectFacts };
export type ProjectDecider<T extends ProjectCommand['type']> = Deciders<ProjectCommand, ProjectState, ProjectEvent>[T];

export const noProject: ProjectState = { status: 'missing' };

/** Nothing happens to a project that is not there, or no longer. */
export const activeProject = (state: ProjectState): ProjectFacts => {
  if (state.status !== 'active') throw new Rejected('project_not_found');
  return state.project;
};

export const roleOf = (
  { members, requests }: Pick<ProjectFacts, 'members' | 'requests'>,
  userId: string,
): ProjectRole => members.find(({ id }) => id === userId)?.role ?? (requests.includes(userId) ? 'requested' : 'none');

/** What the policies see of a project when this person asks. */
export const projectSubject = (state: ProjectState, userId: string): ProjectSubject => ({
  project: state.status,
  role: state.status === 'missing' ? 'none' : roleOf(state.project, userId),
});
