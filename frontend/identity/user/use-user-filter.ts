import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everyone, readUserFilter, type UserFilter, writeUserFilter } from './user-filter.ts';

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
