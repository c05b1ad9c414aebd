import type { AnyTable } from '@maru/contracts/kernel/table';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, type TablePlace, writePlace } from './table-place.ts';

const withoutCursor = ({ after: _after, before: _before, ...place }: TablePlace): TablePlace => place;

/** Where one is in a list, kept in the URL. Any change but of the page leads back to the first page. */
export const usePlace = (table: AnyTable) => {
  const [query, setQuery] = useSearchParams();
  const place = useMemo(() => readPlace(table, query), [table, query]);
  const change = useCallback(
    (changes: Partial<TablePlace>) =>
      setQuery((before) => writePlace(table, { ...withoutCursor(readPlace(table, before)), ...changes }), {
        replace: changes.text !== undefined,
        preventScrollReset: true,
      }),
    [setQuery, table],
  );
  return { place, change };
};
