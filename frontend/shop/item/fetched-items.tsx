import { itemsPerPage } from './item-filter.ts';
import { ItemGridBones } from './item-grid.tsx';
import { type FoundProps, ItemShelf } from './item-shelf.tsx';
import { useItemCategoriesQuery, useItemListQuery } from './item.api.ts';
import { ItemCategories, type ItemCategoriesProps } from './item-categories.tsx';
import { Answered } from '../../kernel/api/answered.tsx';

/** A page of items from the server, once it is another than the one that came with the document. */
export const FetchedShelf = (props: FoundProps) => {
  const answer = useItemListQuery({ ...props.filter, itemsPerPage });
  return (
    <Answered answer={answer} bones={<ItemGridBones count={8} />} fade>
      {(data) => <ItemShelf data={data} {...props} />}
    </Answered>
  );
};

export const FetchedCategories = (props: Omit<ItemCategoriesProps, 'categories'>) => (
  <ItemCategories {...props} categories={useItemCategoriesQuery().data ?? []} />
);
