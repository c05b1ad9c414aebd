import { mustHaveRequested } from './project.rules.ts';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const declineJoin: ProjectDecider<'DeclineJoin'> = (state, { data: { userId } }) => {
  const project = activeProject(state);
  mustHaveRequested(project, userId);
  return [{ type: 'JoinDeclined', data: { id: project.id, userId } }];
};
