import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ProjectStatus, projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { projectSortFields } from '@maru/contracts/tracker/project/project.queries';

export type ProjectView = 'table' | 'kanban';
/** The board's own address; elsewhere `?view=` says what is shown. */
const boardPath = '/request/kanban';
const own = ['page', 'itemsPerPage', 'sortBy', 'status', 'text'];

/** What else stands in the URL stays there. */
const withFilter = (query: URLSearchParams, filter: ProjectFilter) => {
  const rest = [...query].filter(([name]) => !own.includes(name));
  return new URLSearchParams([...writeFilter(filter), ...rest]);
};

/** The filter and the view, kept in the URL. Any change but of the page leads back to the first page. */
export const useProjectFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readFilter(query), [query]);
  const isBoardPath = useLocation().pathname === boardPath;
  const navigate = useNavigate();
  const view: ProjectView = isBoardPath || query.get('view') === 'kanban' ? 'kanban' : 'table';
  const change = useCallback(
    (changes: Partial<ProjectFilter>) =>
      setQuery((before) => withFilter(before, { ...readFilter(before), page: defaultFilter.page, ...changes }), {
        replace: changes.text !== undefined,
      }),
    [setQuery],
  );
  const show = useCallback(
    (next: ProjectView) => {
      const after = new URLSearchParams(query);
      if (next === 'table') after.delete('view');
      else after.set('view', next);
      void navigate({ pathname: '/request/project', search: after.toString() });
    },
    [query, navigate],
  );
  return { filter, view, isBoardPath, change, show };
};

export type StatusChoice = ProjectStatus | 'all';
/** What the project list shows; lives in the URL, so that a link shows the same. */
export interface ProjectFilter {
  readonly page: number;
  readonly itemsPerPage: number;
  /** A field, with `-` before it for descending. */
  readonly sortBy: string;
  readonly status: readonly StatusChoice[];
  readonly text: string;
}

export const defaultFilter: ProjectFilter = {
  page: 1,
  itemsPerPage: 20,
  sortBy: '-updated_at',
  status: ['OnGoing'],
  text: '',
};
export const isStatusChoice = (value: string): value is StatusChoice =>
  value === 'all' || projectStatuses.some((status) => status === value);

/**
 * Product specification §5: `all`, or all three, collapse to `all`; another choice removes `all`; nothing chosen means
 * `all`.
 */
export const toggleStatus = (chosen: readonly StatusChoice[], toggled: StatusChoice): readonly StatusChoice[] => {
  if (toggled === 'all') return ['all'];
  const others = chosen.filter((status) => status !== 'all' && status !== toggled);
  const next = chosen.includes(toggled) ? others : [...others, toggled];
  return next.length === 0 || next.length === projectStatuses.length ? ['all'] : next;
};

/** Product specification §5: a text counts when it is empty or longer than one character. */
export const textCounts = (text: string) => text.length !== 1;

const positive = (value: string | null, otherwise: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

const isSort = (value: string | null): value is string =>
  projectSortFields.some((field) => value === field || value === `-${field}`);

export const readFilter = (query: URLSearchParams): ProjectFilter => {
  const status = (query.get('status') ?? '').split(',').filter(isStatusChoice);
  const text = query.get('text') ?? '';
  const sortBy = query.get('sortBy');
  return {
    page: positive(query.get('page'), defaultFilter.page),
    itemsPerPage: Math.min(100, positive(query.get('itemsPerPage'), defaultFilter.itemsPerPage)),
    sortBy: isSort(sortBy) ? sortBy : defaultFilter.sortBy,
    status: status.length > 0 ? status : defaultFilter.status,
    text: textCounts(text) ? text : '',
  };
};

export const writeFilter = (filter: ProjectFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (filter.page !== defaultFilter.page) query.set('page', String(filter.page));
  if (filter.itemsPerPage !== defaultFilter.itemsPerPage) query.set('itemsPerPage', String(filter.itemsPerPage));
  if (filter.sortBy !== defaultFilter.sortBy) query.set('sortBy', filter.sortBy);
  if (filter.status.join() !== defaultFilter.status.join()) query.set('status', filter.status.join(','));
  if (filter.text !== '') query.set('text', filter.text);
  return query;
};
