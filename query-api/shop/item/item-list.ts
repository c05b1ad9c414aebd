import type { itemQueries, ItemSort } from '@maru/contracts/shop/item/item.queries';
import { presentCard } from '@maru/contracts/shop/item/item.cards';
import type { ItemCategory } from '@maru/contracts/shop/item/item.views';
import type { Condition, Sort, Where } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';
import type { QueryHandler } from '../../http/query-handler.ts';
import { findingViews, findItems } from '../finding/find-items.ts';

type Filter = z.output<(typeof itemQueries.list)['input']>;

const sorts: Readonly<Record<ItemSort, Sort>> = {
  new: { field: 'created_at', direction: 'desc' },
  best: { field: 'sold', direction: 'desc' },
  price_low: { field: 'lowest_price', direction: 'asc' },
  price_high: { field: 'lowest_price', direction: 'desc' },
  name: { field: 'name', direction: 'asc' },
};

export const itemList: QueryHandler<typeof itemQueries.list> = {
  views: findingViews,
  answer: async (filter, { engines: { views, clock } }) => {
    const { page, itemsPerPage, sortBy } = filter;
    const { rows, ...found } = await findItems(
      views,
      { text: filter.text, among: { visible: true }, where: whereOf(filter) },
      { sort: [sorts[sortBy]], limit: itemsPerPage, offset: (page - 1) * itemsPerPage },
    );
    const now = clock.now();
    return { list: rows.map((doc) => presentCard(doc, now)), ...found };
  },
};

const whereOf = ({ category, state, ...filter }: Filter): Where => {
  const price = priceOf(filter);
  return {
    visible: true,
    ...(category && { category }),
    ...(state !== 'all' && { available: state === 'onSale' }),
    ...(price && { lowest_price: price }),
  };
};
const priceOf = ({ price_from, price_to }: Pick<Filter, 'price_from' | 'price_to'>): Condition | undefined =>
  price_from === undefined && price_to === undefined
    ? undefined
    : { ...(price_from !== undefined && { gte: price_from }), ...(price_to !== undefined && { lte: price_to }) };
/** More than a shop has. */
const most = 200;

export const itemCategories: QueryHandler<typeof itemQueries.categories> = {
  views: ['item-category'],
  answer: async (_input, { engines: { views } }) => {
    const rows = await views.view('item-category').find<ItemCategory>({ where: { items: { gt: 0 } }, limit: most });
    return { list: rows.map(({ doc: { id, items } }) => ({ name: id, items })) };
  },
};
