import { Rejected } from '@maru/contracts/kernel/rejections';
import { roleOf } from '@maru/contracts/tracker/project/project.fold';
import {
  activeProject,
  mustBeMember,
  mustHaveRequested,
  mustKeepAnOwner,
  type ProjectDecider,
} from './project.state.ts';

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

export const leaveProject: ProjectDecider<'LeaveProject'> = (state, { data: { userId } }, { actor }) => {
  const project = activeProject(state);
  if (actor.id !== userId) throw new Rejected('forbidden');
  mustBeMember(project, userId);
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberLeft', data: { id: project.id, userId } }];
};

export const removeMember: ProjectDecider<'RemoveMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberRemoved', data: { id: project.id, userId } }];
};

export const promoteMember: ProjectDecider<'PromoteMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  return roleOf(project, userId) === 'owner' ? [] : [{ type: 'MemberPromoted', data: { id: project.id, userId } }];
};

export const demoteMember: ProjectDecider<'DemoteMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  if (roleOf(project, userId) === 'member') return [];
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberDemoted', data: { id: project.id, userId } }];
};
