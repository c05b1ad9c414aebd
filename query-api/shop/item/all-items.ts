import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import { presentRow } from '@maru/contracts/shop/item/item.cards';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { Where } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';
import type { QueryHandler } from '../../http/query-handler.ts';
import { textOf } from './item-list.ts';

type Filter = z.output<(typeof itemQueries.all)['input']>;

const states: Readonly<Record<Filter['state'], Where>> = {
  all: {},
  hidden: { visible: false },
  onSale: { visible: true, available: true },
  soldOut: { visible: true, available: false },
};

export const allItems: QueryHandler<typeof itemQueries.all> = {
  views: ['item'],
  answer: async (filter, { engines: { views, clock } }) => {
    const { page, itemsPerPage, category, state } = filter;
    const matching = { where: { ...states[state], ...(category && { category }) }, ...textOf(filter) };
    const items = views.view('item');
    const [rows, total] = await Promise.all([
      items.find<ItemOnShelf>({
        ...matching,
        sort: [{ field: 'created_at', direction: 'desc' }],
        limit: itemsPerPage,
        offset: (page - 1) * itemsPerPage,
      }),
      items.count(matching),
    ]);
    const now = clock.now();
    return { list: rows.map(({ doc }) => presentRow(doc, now)), total };
  },
};
