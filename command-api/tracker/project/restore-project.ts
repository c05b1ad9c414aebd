import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ProjectDecider } from './project.state.ts';

export const restoreProject: ProjectDecider<'RestoreProject'> = (state) => {
  if (state.status === 'missing') throw new Rejected('project_not_found');
  if (state.status === 'active') throw new Rejected('not_deleted');
  return [{ type: 'ProjectRestored', data: { id: state.project.id } }];
};
