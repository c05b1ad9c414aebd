import { mustBeMember, mustKeepAnOwner } from './project.rules.ts';
import { activeProject, type ProjectDecider, roleOf } from './project.state.ts';

export const demoteMember: ProjectDecider<'DemoteMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  if (roleOf(project, userId) === 'member') return [];
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberDemoted', data: { id: project.id, userId } }];
};
