import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { itemState, maxPrice } from './item.fields.ts';
import { findingFields } from '../finding/finding.views.ts';
import { item, itemCard } from './item.cards.ts';
import { itemSheet } from './item.sheet.ts';
import { itemTable } from './item.table.ts';
import { stockMoveTable } from './stock-move.table.ts';
import { itemDocument } from './item.views.ts';

export const itemSorts = ['new', 'best', 'price_low', 'price_high', 'name'] as const;
export type ItemSort = (typeof itemSorts)[number];
const wonLimit = z.coerce.number().int().min(0).max(maxPrice).optional();

export const itemListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(60).default(20),
  text: z.string().trim().max(100).default(''),
  category: z.string().trim().max(30).default(''),
  price_from: wonLimit,
  price_to: wonLimit,
  state: itemState.exclude(['hidden']).or(z.literal('all')).default('all'),
  sortBy: z.enum(itemSorts).default('new'),
});

const { list: all, export: exported } = tableQueries(itemTable);
const { export: sheet } = tableQueries(itemSheet);
const { list: stockMoves, export: stockMovesFile } = tableQueries(stockMoveTable);

export const itemQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'shop/item/list',
    access: 'open',
    summary: 'Page of items, filtered and sorted; prices are those of now.',
    input: itemListQuery,
    answer: z.object({ list: z.array(itemCard), total: z.int(), ...findingFields }),
  }),
  one: queryRoute({
    method: 'GET',
    path: 'shop/item',
    access: 'open',
    summary: 'One item with its options, prices of now and what is left.',
    input: z.object({ id }),
    answer: item,
  }),
  related: queryRoute({
    method: 'GET',
    path: 'shop/item/related',
    access: 'open',
    summary: 'Items to be had that are near to one, by words of their names and by category.',
    input: z.object({ id }),
    answer: z.object({ list: z.array(itemCard) }),
  }),
  categories: queryRoute({
    method: 'GET',
    path: 'shop/category/list',
    access: 'open',
    summary: 'Categories with the number of items to be seen in each.',
    input: z.object({}),
    answer: z.object({ list: z.array(z.object({ name: z.string(), items: z.int() })) }),
  }),
  all,
  exported,
  sheet,
  stockMoves,
  stockMovesFile,
  info: queryRoute({
    method: 'GET',
    path: 'adm/item',
    access: 'admin',
    summary: 'One item as it is kept, also a hidden one.',
    input: z.object({ id }),
    answer: itemDocument,
  }),
};
