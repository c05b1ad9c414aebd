import { roleOf } from '@maru/contracts/tracker/project/project.fold';
import { activeProject, mustHaveRequested, type ProjectDecider } from './project.state.ts';

export const requestJoin: ProjectDecider<'RequestJoin'> = (state, _command, { actor }) => {
  const project = activeProject(state);
  return roleOf(project, actor.id) === 'none'
    ? [{ type: 'JoinRequested', data: { id: project.id, userId: actor.id } }]
    : [];
};

export const approveJoin: ProjectDecider<'ApproveJoin'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustHaveRequested(project, userId);
  return [{ type: 'JoinApproved', data: { id: project.id, userId } }];
};

export const declineJoin: ProjectDecider<'DeclineJoin'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustHaveRequested(project, userId);
  return [{ type: 'JoinDeclined', data: { id: project.id, userId } }];
};
