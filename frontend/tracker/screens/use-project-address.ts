import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProjectView } from './project-screen-header.tsx';

/** What the screen shows, in its address: a link shows the same. */
export const useProjectAddress = () => {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Partial<Record<'issue' | 'view', string | undefined>>>, replace: boolean) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
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
    select: useCallback((id: string | undefined, replace = true) => change({ issue: id }, replace), [change]),
    // The kanban is opened to be seen: a chosen issue would lie over it.
    setView: useCallback(
      (next: ProjectView) => change(next === 'board' ? { view: next, issue: undefined } : { view: undefined }, true),
      [change],
    ),
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
