import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useFirstAnswer } from '../../kernel/http/first-answers.ts';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { categoriesCall, type Category, itemListCall, type ItemPage } from './item-calls.ts';
import { ItemCategories, type ItemCategoriesProps } from './item-categories.tsx';
import { ItemChoices } from './item-choices.tsx';
import { ItemGridBones } from './item-grid.tsx';
import { ItemSearch } from './item-search.tsx';
import { type FoundProps, ItemShelf } from './item-shelf.tsx';
import { RecentItems } from './recent-items.tsx';
import { useItemFilter } from './use-item-filter.ts';

const AskedShelf = lazy(async () => ({ default: (await import('./asked-shelf.tsx')).AskedShelf }));
const AskedCategories = lazy(async () => ({ default: (await import('./asked-categories.tsx')).AskedCategories }));

/** What came with the page until something else is wanted: only then comes what asks. */
const Found = (props: FoundProps) => {
  const came = useFirstAnswer<ItemPage>(itemListCall(props.filter));
  const [first] = useState(came);
  if (came) return <ItemShelf data={came} {...props} />;
  return (
    <Suspense fallback={first ? <ItemShelf data={first} outdated {...props} /> : <ItemGridBones count={8} />}>
      <AskedShelf {...props} />
    </Suspense>
  );
};

const Categories = (props: Omit<ItemCategoriesProps, 'categories'>) => {
  const came = useFirstAnswer<{ readonly list: readonly Category[] }>(categoriesCall);
  if (came) return <ItemCategories {...props} categories={came.list} />;
  return (
    <Suspense fallback={<ItemCategories {...props} categories={[]} />}>
      <AskedCategories {...props} />
    </Suspense>
  );
};

/** `/shop`: everything that is for sale. */
export const ItemListScreen = () => {
  usePageTitle('쇼핑');
  const { filter, change, changePrice, reset } = useItemFilter();
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
      <Found filter={filter} onPage={(page) => change({ page })} onReset={reset} />
      <RecentItems />
    </Page>
  );
};
