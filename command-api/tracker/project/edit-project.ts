import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import { statusChange } from './change-project-status.ts';
import { activeProject, type ProjectDecider, type ProjectFacts } from './project.state.ts';

type Edit = Extract<ProjectCommand, { type: 'EditProject' }>['data'];
const fields = ['title', 'text', 'client', 'place'] as const;

const fieldChanges = (project: ProjectFacts, edit: Edit): readonly ProjectEvent[] => {
  const differing = fields.filter((field) => edit[field] !== undefined && edit[field] !== project[field]);
  if (differing.length === 0) return [];
  return [
    {
      type: 'ProjectEdited',
      data: { id: project.id, ...Object.fromEntries(differing.map((field) => [field, edit[field]])) },
    },
  ];
};

export const editProject: ProjectDecider<'EditProject'> = (state, { data }) => {
  const project = activeProject(state);
  return [...fieldChanges(project, data), ...statusChange(project, data.status ?? project.status)];
};
