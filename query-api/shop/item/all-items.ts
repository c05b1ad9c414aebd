import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import { lowStockAt } from '@maru/contracts/shop/item/item.stock';
import { presentRow } from '@maru/contracts/shop/item/item.cards';
import type { Where } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';
import type { QueryHandler } from '../../http/query-handler.ts';
import { findingViews, findItems } from '../finding/find-items.ts';

type Filter = z.output<(typeof itemQueries.all)['input']>;

const states: Readonly<Record<Filter['state'], Where>> = {
  all: {},
  hidden: { visible: false },
  onSale: { visible: true, available: true },
  soldOut: { visible: true, available: false },
};

const stocks: Readonly<Record<Filter['stock'], Where>> = {
  all: {},
  out: { scarce: { lte: 0 } },
  low: { scarce: { gt: 0, lte: lowStockAt } },
};

export const allItems: QueryHandler<typeof itemQueries.all> = {
  views: findingViews,
  answer: async (filter, { engines: { views, clock } }) => {
    const { text, page, itemsPerPage, category, state, stock } = filter;
    const { rows, ...found } = await findItems(
      views,
      { text, among: {}, where: { ...states[state], ...stocks[stock], ...(category && { category }) } },
      { sort: [{ field: 'created_at', direction: 'desc' }], limit: itemsPerPage, offset: (page - 1) * itemsPerPage },
    );
    const now = clock.now();
    return { list: rows.map((doc) => presentRow(doc, now)), ...found };
  },
};
