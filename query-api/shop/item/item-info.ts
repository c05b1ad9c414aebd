import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { itemViews, readItem } from './read-item.ts';

export const itemInfo: QueryHandler<typeof itemQueries.info> = {
  views: itemViews,
  answer: async ({ id }, { engines: { views } }) => {
    const { rated: _, ...item } = await readItem(views, id);
    return item;
  },
  revision: ({ revision }) => revision,
};
