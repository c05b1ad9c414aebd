import { mustBeMember, mustKeepAnOwner } from './project.rules.ts';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const removeMember: ProjectDecider<'RemoveMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  mustKeepAnOwner(project, userId);
  return [{ type: 'MemberRemoved', data: { id: project.id, userId } }];
};
