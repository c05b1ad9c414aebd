import { Rejected } from '@maru/contracts/kernel/rejections';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const deleteProject: ProjectDecider<'DeleteProject'> = (state) => [
  { type: 'ProjectDeleted', data: { id: activeProject(state).id } },
];

export const restoreProject: ProjectDecider<'RestoreProject'> = (project) => {
  if (!project) throw new Rejected('project_not_found');
  if (!project.deleted) throw new Rejected('not_deleted');
  return [{ type: 'ProjectRestored', data: { id: project.id } }];
};
