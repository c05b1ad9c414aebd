import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { UserStatus } from '@maru/contracts/identity/user/user.views';
import { adminLevel } from '@maru/contracts/kernel/limits';

/** The filter, kept in the URL. Any change but of the page leads back to the first page. */
export const useUserFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readUserFilter(query), [query]);
  const change = useCallback(
    (changes: Partial<UserFilter>) =>
      setQuery((before) => writeUserFilter({ ...readUserFilter(before), page: everyone.page, ...changes }), {
        replace: changes.text !== undefined,
      }),
    [setQuery],
  );
  return { filter, change };
};

/** Whom the list shows: everyone, those of one status, or the administrators. */
export const userGroups = ['all', 'active', 'suspended', 'withdrawn', 'admin'] as const;
export type UserGroup = (typeof userGroups)[number];

/** What the list of people shows; lives in the URL, so that a link shows the same. */
export interface UserFilter {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly sortBy: 'no' | '-no';
  readonly group: UserGroup;
  readonly text: string;
}

export const everyone: UserFilter = { page: 1, itemsPerPage: 20, sortBy: '-no', group: 'all', text: '' };

const positive = (value: string | null, otherwise: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

export const readUserFilter = (query: URLSearchParams): UserFilter => {
  const text = query.get('text') ?? '';
  return {
    page: positive(query.get('page'), everyone.page),
    itemsPerPage: Math.min(100, positive(query.get('itemsPerPage'), everyone.itemsPerPage)),
    sortBy: query.get('sortBy') === 'no' ? 'no' : '-no',
    group: userGroups.find((group) => group === query.get('group')) ?? everyone.group,
    // One character is too little to look for.
    text: text.length === 1 ? '' : text,
  };
};

export const writeUserFilter = (filter: UserFilter): URLSearchParams => {
  const differing = Object.entries(filter).filter(([name, value]) => value !== everyone[name as keyof UserFilter]);
  return new URLSearchParams(differing.map(([name, value]) => [name, String(value)]));
};

export const paramsOf = ({ group, text, ...page }: UserFilter) => {
  const status: UserStatus | 'all' = group === 'admin' ? 'all' : group;
  return { ...page, status, ...(group === 'admin' && { level: adminLevel }), ...(text && { text }) };
};
