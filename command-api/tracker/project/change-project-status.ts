import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import { activeProject, type ProjectDecider, type ProjectFacts } from './project.state.ts';

export const statusChange = ({ id, status: from }: ProjectFacts, to: ProjectStatus): readonly ProjectEvent[] =>
  from === to ? [] : [{ type: 'ProjectStatusChanged', data: { id, from, to } }];

export const changeProjectStatus: ProjectDecider<'ChangeProjectStatus'> = (state, { data }) =>
  statusChange(activeProject(state), data.status);
