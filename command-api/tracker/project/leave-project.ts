import { mustBeMember, mustBeOneself, mustKeepAnOwner } from './project.rules.ts';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const leaveProject: ProjectDecider<'LeaveProject'> = (state, { data: { userId } }, { actor }) => {
  const project = activeProject(state);
  mustBeOneself(actor.id, userId);
  mustBeMember(project, userId);
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberLeft', data: { id: project.id, userId } }];
};
