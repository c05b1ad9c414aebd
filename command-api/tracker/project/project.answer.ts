import type { Actor } from '@maru/contracts/kernel/actor';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import { projectPresentation } from '@maru/contracts/tracker/project/project.views';
import type { Answer } from '../../pipeline/aggregate.ts';
import { type ProjectState, roleOf } from './project.state.ts';

const roleIn = (state: ProjectState, userId: string) =>
  state.status === 'missing' ? 'none' : roleOf(state.project, userId);

const membershipAnswer = (state: ProjectState, id: string, userId: string): Answer => ({
  body: { id, user_id: userId, role: roleIn(state, userId) },
});

/** Only of a project that was just made are the counts of issues known here. */
const projectAnswer = (state: ProjectState, isNew: boolean): Answer => {
  if (state.status === 'missing') return { body: {} };
  const counts = isNew ? { count: 0, open: 0 } : {};
  return {
    body: { ...state.project, ...counts, deleted: state.status === 'deleted' },
    presentation: projectPresentation,
  };
};

export const answerProject = (state: ProjectState, { type, data }: ProjectCommand, actor: Actor): Answer => {
  if ('userId' in data) return membershipAnswer(state, data.id, data.userId);
  if (type === 'DeleteProject') return { body: { id: data.id } };
  if (type === 'RequestJoin')
    return { body: { status: isMember({ role: roleIn(state, actor.id) }) ? 'member' : 'requested' } };
  return projectAnswer(state, type === 'AddProject');
};
