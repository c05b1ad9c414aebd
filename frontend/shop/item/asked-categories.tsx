import { ItemCategories, type ItemCategoriesProps } from './item-categories.tsx';
import { useItemCategoriesQuery } from './item.api.ts';

/** Categories that are asked for. */
export const AskedCategories = (props: Omit<ItemCategoriesProps, 'categories'>) => (
  <ItemCategories {...props} categories={useItemCategoriesQuery().data ?? []} />
);
