import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { ProjectFilter } from './project-filter.ts';

export type Board = Record<ProjectStatus, Project[]>;
export interface ProjectPage {
  list: Project[];
  total: number;
}

export const boardDocuments = (board: Board) => Object.values(board).flat();

export const removeFromBoard = (board: Board, id: string): Project | undefined => {
  for (const column of Object.values(board)) {
    const index = column.findIndex((project) => project.id === id);
    if (index >= 0) return column.splice(index, 1)[0];
  }
  return undefined;
};

/** A project that stays in its column keeps its place under the reader's eyes; a moved or new one comes first. */
export const putOnBoard = (board: Board, project: Project) => {
  const column = board[project.status];
  const index = column.findIndex(({ id }) => id === project.id);
  if (index >= 0) column[index] = project;
  else {
    removeFromBoard(board, project.id);
    column.unshift(project);
  }
};

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
