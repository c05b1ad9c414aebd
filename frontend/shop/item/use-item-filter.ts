import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultItemFilter, type ItemFilter, readItemFilter, writeItemFilter } from './item-filter.ts';

/** The filter, kept in the URL. Any change but of the page leads back to the first page. */
export const useItemFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readItemFilter(query), [query]);
  const change = useCallback(
    (changes: Partial<ItemFilter>) =>
      setQuery((before) => writeItemFilter({ ...readItemFilter(before), page: defaultItemFilter.page, ...changes }), {
        replace: changes.text !== undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  /** One price range takes the place of another. */
  const changePrice = useCallback(
    (range: Pick<ItemFilter, 'price_from' | 'price_to'>) =>
      setQuery((before) => {
        const { price_from: _from, price_to: _to, ...others } = readItemFilter(before);
        return writeItemFilter({ ...others, ...range, page: defaultItemFilter.page });
      }),
    [setQuery],
  );
  return { filter, change, changePrice, reset: () => setQuery({}) };
};
