import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { defaultFilter, type ProjectFilter, readFilter, writeFilter } from './project-filter.ts';

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
