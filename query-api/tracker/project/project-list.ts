import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import { type projectQueries, projectSortFields } from '@maru/contracts/tracker/project/project.queries';
import { type ProjectDocument, projectPresentation } from '@maru/contracts/tracker/project/project.views';
import { isSearchable } from '@maru/platform/view-store/search-text';
import type { Sort, Where } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';
import type { QueryHandler } from '../../http/query-handler.ts';

type Filter = z.output<(typeof projectQueries.list)['input']>;

export const projectList: QueryHandler<typeof projectQueries.list> = {
  views: ['project', 'user'],
  answer: async (filter, { engines: { views }, present }) => {
    const matching = { where: whereOf(filter), ...textOf(filter) };
    const { page, itemsPerPage } = filter;
    const projects = views.view('project');
    const [rows, total] = await Promise.all([
      projects.find<ProjectDocument>({
        ...matching,
        sort: [sortOf(filter)],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      projects.count(matching),
    ]);
    return {
      list: await present(
        projectPresentation,
        rows.map(({ doc }) => doc),
      ),
      total,
    };
  },
};

const whereOf = ({ status }: Filter): Where => {
  const statuses = [...new Set(status)].toSorted();
  if (statuses.some((one) => one === 'all')) return { deleted: false };
  const [first] = statuses;
  return { deleted: false, status: statuses.length === 1 && first ? first : { in: statuses } };
};
/** One character is too little to search for: it filters nothing. */
const textOf = ({ text }: Filter) => (isSearchable(text) ? { text } : {});
/** What is asked for by its time comes in the order of the log: the clock may have been wrong when it was written. */
const fields: Readonly<Record<string, string>> = { created_at: 'created_position', updated_at: 'updated_position' };
const sortOf = ({ sortBy }: Filter): Sort => {
  const name = projectSortFields.find((one) => one === sortBy.replace('-', '')) ?? 'updated_at';
  return { field: fields[name] ?? name, direction: sortBy.startsWith('-') ? 'desc' : 'asc' };
};

const columnLimit = 200;

export const projectBoard: QueryHandler<typeof projectQueries.board> = {
  views: ['project', 'user'],
  answer: async (_input, { engines: { views }, present }) => {
    const column = async (status: ProjectStatus) => {
      const rows = await views
        .view('project')
        .find<ProjectDocument>({
          where: { deleted: false, status },
          sort: [{ field: 'updated_position', direction: 'desc' }],
          limit: columnLimit,
        });
      return present(
        projectPresentation,
        rows.map(({ doc }) => doc),
      );
    };
    const [OnGoing, OnHold, Finished] = await Promise.all([column('OnGoing'), column('OnHold'), column('Finished')]);
    return { OnGoing, OnHold, Finished };
  },
};
