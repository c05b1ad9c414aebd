import { Rejected } from '@maru/contracts/kernel/rejections';
import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import { presentItem } from '@maru/contracts/shop/item/item.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { itemViews, readItem } from './read-item.ts';

/** A hidden item is not there. */
export const itemOne: QueryHandler<typeof itemQueries.one> = {
  views: itemViews,
  answer: async ({ id }, { engines: { views, clock } }) => {
    const item = await readItem(views, id);
    if (item.state === 'hidden') throw new Rejected('item_not_found');
    return presentItem(item, clock.now());
  },
  revision: ({ revision }) => revision,
};
