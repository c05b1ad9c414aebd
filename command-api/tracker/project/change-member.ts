import { Rejected } from '@maru/contracts/kernel/rejections';
import { roleOf } from '@maru/contracts/tracker/project/project.fold';
import { activeProject, mustBeMember, mustKeepAnOwner, type ProjectDecider } from './project.state.ts';

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
