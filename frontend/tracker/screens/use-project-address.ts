import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProjectView } from './project-screen-header.tsx';

interface Keys {
  readonly issues: readonly Issue[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
}

/** What the keyboard does on the project screen; `c` is where comments are written. */
export const useProjectKeys = ({ issues, selected, onSelect, onAdd, onEdit }: Keys) => {
  const go = (step: number) => () => {
    const at = issues.findIndex(({ id }) => id === selected);
    const next = issues[at < 0 ? 0 : at + step];
    if (next) onSelect(next.id);
  };
  const group = '이슈';
  useShortcut({ keys: 'j', label: '다음 이슈', group }, go(1));
  useShortcut({ keys: 'k', label: '이전 이슈', group }, go(-1));
  useShortcut({ keys: 'n', label: '이슈 추가', group }, onAdd);
  useShortcut({ keys: 'e', label: '이슈 수정', group }, onEdit, selected !== undefined);
};

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
