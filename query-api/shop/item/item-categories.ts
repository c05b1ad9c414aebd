import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import type { ItemCategory } from '@maru/contracts/shop/item/item.views';
import type { QueryHandler } from '../../http/query-handler.ts';

/** More than a shop has. */
const most = 200;

export const itemCategories: QueryHandler<typeof itemQueries.categories> = {
  views: ['item-category'],
  answer: async (_input, { engines: { views } }) => {
    const found = await views.view('item-category').find<ItemCategory>({ where: { items: { gt: 0 } }, limit: most });
    return { list: found.map(({ doc: { id, items } }) => ({ name: id, items })) };
  },
};
