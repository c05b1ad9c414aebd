import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ProjectCommand } from '@maru/contracts/tracker/project/project.commands';
import type { ProjectEvent } from '@maru/contracts/tracker/project/project.events';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { ProjectFacts } from '@maru/contracts/tracker/project/project.fold';
import { activeProject, type ProjectDecider } from './project.state.ts';

export const addProject: ProjectDecider<'AddProject'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state) throw new Rejected('key_reused');
  return [{ type: 'ProjectAdded', data: { ...data, ownerId: actor.id } }];
};

const statusChange = ({ id, status: from }: ProjectFacts, to: ProjectStatus): readonly ProjectEvent[] =>
  from === to ? [] : [{ type: 'ProjectStatusChanged', data: { id, from, to } }];

export const changeProjectStatus: ProjectDecider<'ChangeProjectStatus'> = (state, { data }) =>
  statusChange(activeProject(state), data.status);

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
