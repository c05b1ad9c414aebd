import { mustHaveRequested } from './project.rules.ts';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const approveJoin: ProjectDecider<'ApproveJoin'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustHaveRequested(project, userId);
  return [{ type: 'JoinApproved', data: { id: project.id, userId } }];
};
