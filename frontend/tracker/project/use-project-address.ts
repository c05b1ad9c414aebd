import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectView } from './project-screen-header.tsx';

/** What the screen shows, in its address: a link shows the same. */
export const useProjectAddress = () => {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (name: 'issue' | 'view', value: string | undefined, replace: boolean) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace },
      ),
    [setQuery],
  );
  const view: ProjectView = query.get('view') === 'board' ? 'board' : 'list';
  const search = query.toString();
  return {
    selected: query.get('issue') ?? undefined,
    view,
    select: useCallback((id: string | undefined, replace = true) => change('issue', id, replace), [change]),
    setView: useCallback((next: ProjectView) => change('view', next === 'board' ? next : undefined, true), [change]),
    toIssue: useCallback(
      ({ id }: { readonly id: string }) => {
        const next = new URLSearchParams(search);
        next.set('issue', id);
        return { search: `?${next}` };
      },
      [search],
    ),
  };
};
