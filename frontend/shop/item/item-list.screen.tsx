import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useFirstAnswer } from '../../kernel/http/first-answers.ts';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import {
  categoriesCall,
  type Category,
  defaultItemFilter,
  type ItemFilter,
  itemListCall,
  type ItemPage,
  readItemFilter,
  writeItemFilter,
} from './item-filter.ts';
import { ItemCategories, type ItemCategoriesProps } from './item-categories.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ItemGridBones } from './item-grid.tsx';
import { ItemSearch } from './item-search.tsx';
import { type FoundProps, ItemShelf } from './item-shelf.tsx';
import { RecentItems } from './recent-items.tsx';
import { useSearchParams } from 'react-router-dom';

/** The filter, kept in the URL. Any change but of the page leads back to the first page. */
const useItemFilter = () => {
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
  return { filter, change, changePrice, reset: () => setQuery({}), look: (text: string) => setQuery({ text }) };
};

const FetchedShelf = lazy(async () => ({ default: (await import('./fetched-items.tsx')).FetchedShelf }));
const FetchedCategories = lazy(async () => ({ default: (await import('./fetched-items.tsx')).FetchedCategories }));

/** The answer that came with the page stands until another is wanted; only then the code that asks the server is loaded. */
const Found = (props: FoundProps) => {
  const answer = useFirstAnswer<ItemPage>(itemListCall(props.filter));
  const [first] = useState(answer);
  if (answer) return <ItemShelf data={answer} {...props} />;
  return (
    <Suspense fallback={first ? <ItemShelf data={first} outdated {...props} /> : <ItemGridBones count={8} />}>
      <FetchedShelf {...props} />
    </Suspense>
  );
};

const Categories = (props: Omit<ItemCategoriesProps, 'categories'>) => {
  const answer = useFirstAnswer<{ readonly list: readonly Category[] }>(categoriesCall);
  if (answer) return <ItemCategories {...props} categories={answer.list} />;
  return (
    <Suspense fallback={<ItemCategories {...props} categories={[]} />}>
      <FetchedCategories {...props} />
    </Suspense>
  );
};

export const ItemListScreen = () => {
  usePageTitle('쇼핑');
  const { filter, change, changePrice, reset, look } = useItemFilter();
  return (
    <Page>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: { xs: 2.5, sm: 4 },
          pb: 2,
        }}
      >
        <Typography variant="h1" sx={{ fontSize: { xs: 26, sm: 32 } }}>
          쇼핑
        </Typography>
        <ItemSearch text={filter.text} onChange={(text) => change({ text })} />
      </Box>
      <Categories chosen={filter.category} onChange={(category) => change({ category })} />
      <Box sx={{ my: 2 }}>
        <ItemChoices filter={filter} onChange={change} onPrice={changePrice} />
      </Box>
      <Found filter={filter} onPage={(page) => change({ page })} onReset={reset} onText={look} />
      <RecentItems />
    </Page>
  );
};
