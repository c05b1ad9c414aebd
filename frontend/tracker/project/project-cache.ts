import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { Columns } from '../../kernel/live/live-board.ts';
import type { ProjectFilter } from './project-filter.ts';

export type Board = Columns<Project, ProjectStatus>;
export interface ProjectPage {
  list: Project[];
  total: number;
}

const shows = ({ status, text, page }: ProjectFilter, project: Project) =>
  page === 1 && text === '' && status.some((chosen) => chosen === 'all' || chosen === project.status);

export const replaceOnPage = ({ list }: ProjectPage, project: Project) => {
  const index = list.findIndex(({ id }) => id === project.id);
  if (index >= 0) list[index] = project;
};

/**
 * Rows stay where they are while one reads; a project that is new to the first page comes on top, others wait for the
 * next load.
 */
export const patchPage = (page: ProjectPage, project: Project, filter: ProjectFilter) => {
  const index = page.list.findIndex(({ id }) => id === project.id);
  if (index >= 0) page.list[index] = project;
  else if (project.revision === 0 && shows(filter, project)) {
    page.list.unshift(project);
    page.total += 1;
  }
};

export const removeFromPage = (page: ProjectPage, id: string) => {
  const index = page.list.findIndex((project) => project.id === id);
  if (index < 0) return;
  page.list.splice(index, 1);
  page.total -= 1;
};
