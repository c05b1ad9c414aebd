import { activeProject, type ProjectDecider } from './project.state.ts';

export const deleteProject: ProjectDecider<'DeleteProject'> = (state) => [
  { type: 'ProjectDeleted', data: { id: activeProject(state).id } },
];
