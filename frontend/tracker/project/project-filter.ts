import { type ProjectStatus, projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { projectSortFields } from '@maru/contracts/tracker/project/project.queries';

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

/** Only what differs from the default stands in the URL. */
export const writeFilter = (filter: ProjectFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (filter.page !== defaultFilter.page) query.set('page', String(filter.page));
  if (filter.itemsPerPage !== defaultFilter.itemsPerPage) query.set('itemsPerPage', String(filter.itemsPerPage));
  if (filter.sortBy !== defaultFilter.sortBy) query.set('sortBy', filter.sortBy);
  if (filter.status.join() !== defaultFilter.status.join()) query.set('status', filter.status.join(','));
  if (filter.text !== '') query.set('text', filter.text);
  return query;
};
