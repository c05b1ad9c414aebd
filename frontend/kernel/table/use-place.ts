import type { AnyTable } from '@maru/contracts/kernel/table';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, type TablePlace, writePlace } from './table-place.ts';

const withoutCursor = ({ after: _after, before: _before, ...place }: TablePlace): TablePlace => place;

/** Where one is in a list, kept in the URL. Any change but of the page leads back to the first page. */
export const usePlace = (table: AnyTable) => {
  const [query, setQuery] = useSearchParams();
  const place = useMemo(() => readPlace(table, query), [table, query]);
  // A second change may be made before the first is drawn, and goes on from it.
  const newest = useRef(query);
  useEffect(() => void (newest.current = query), [query]);
  const change = useCallback(
    (changes: Partial<TablePlace>) => {
      newest.current = writePlace(table, { ...withoutCursor(readPlace(table, newest.current)), ...changes });
      setQuery(newest.current, { replace: changes.text !== undefined, preventScrollReset: true });
    },
    [setQuery, table],
  );
  return { place, change };
};
