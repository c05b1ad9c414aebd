import { mustBeMember } from './project.rules.ts';
import { activeProject, type ProjectDecider, roleOf } from './project.state.ts';

export const promoteMember: ProjectDecider<'PromoteMember'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustBeMember(project, userId);
  return roleOf(project, userId) === 'owner' ? [] : [{ type: 'MemberPromoted', data: { id: project.id, userId } }];
};
