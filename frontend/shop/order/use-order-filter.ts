import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OrderFilter, readOrderFilter, writeOrderFilter } from './order-filter.ts';
import type { OrderGroup } from './order-groups.ts';

/** The filter, kept in the URL. Any change but of the page leads back to the first page. */
export const useOrderFilter = (groups: readonly OrderGroup[], itemsPerPage: number) => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readOrderFilter(query, groups, itemsPerPage), [query, groups, itemsPerPage]);
  const change = useCallback(
    (changes: Partial<OrderFilter>) =>
      setQuery(
        (before) =>
          writeOrderFilter({ ...readOrderFilter(before, groups, itemsPerPage), page: 1, ...changes }, itemsPerPage),
        { replace: changes.number !== undefined },
      ),
    [setQuery, groups, itemsPerPage],
  );
  return { filter, change };
};
