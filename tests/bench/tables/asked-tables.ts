import { peopleCards } from '@maru/contracts/identity/user/user.views';
import type { AnyTable } from '@maru/contracts/kernel/table';
import type { FileContent } from '@maru/contracts/kernel/table-export';
import { useTable } from '@maru/contracts/addin/use/use.table';
import { userTable } from '@maru/contracts/identity/user/user.table';
import { dateText } from '@maru/contracts/kernel/seoul-days';
import { orderTable } from '@maru/contracts/shop/order/order.table';
import { cardCache } from '@maru/platform/view-store/card-cache';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { useTableHandlers } from '@maru/query-api/addin/use/use-log';
import type { Present, QueryContext } from '@maru/query-api/http/query-handler';
import { userTableHandlers } from '@maru/query-api/identity/user/user-list';
import { orderTableHandlers } from '@maru/query-api/shop/order/order-list';
import type { z } from 'zod';
import { tableQueries } from '@maru/contracts/kernel/table-queries';
import { today } from './seeded-views.ts';

interface Page {
  readonly list: readonly { readonly id: string }[];
  readonly total: number;
  readonly next: string | null;
}
type Query = Readonly<Record<string, string>>;

/** A list as its server side answers it, from a query string to rows. */
export interface AskedTable {
  readonly name: string;
  readonly page: (query: Query) => Promise<Page>;
  readonly file: (query: Query) => Promise<FileContent>;
  /** What is asked of it, by what it is. */
  readonly questions: Readonly<Record<string, Query>>;
}

interface Handlers {
  readonly list: { readonly answer: (input: never, context: QueryContext) => Promise<object> };
  readonly export: { readonly answer: (input: never, context: QueryContext) => Promise<FileContent> };
}

export const contextOf = (views: ViewStore): QueryContext => {
  const people = cardCache(views, peopleCards);
  const present: Present = (presentation, docs) => people.present(presentation, docs);
  const actor = { id: 'bench', level: 10 };
  return { engines: { views, clock: { now: Date.now } }, actor, session: '', present } as unknown as QueryContext;
};

const asked = (
  views: ViewStore,
  table: AnyTable,
  { list, export: whole }: Handlers,
  questions: AskedTable['questions'],
) => {
  const context = contextOf(views);
  const queries = tableQueries(table as never) as unknown as Readonly<
    Record<'list' | 'export', { input: z.ZodType<never> }>
  >;
  const page = async (query: Query) => (await list.answer(queries.list.input.parse(query), context)) as Page;
  const file = (query: Query) => whole.answer(queries.export.input.parse(query), context);
  return { name: table.title, page, file, questions };
};

const month = { from: dateText(today - 40), to: dateText(today - 10) };

/** The lists that grow without end, with what people ask of them. */
export const askedTables = (views: ViewStore): readonly AskedTable[] => [
  asked(views, orderTable, orderTableHandlers, {
    filter: { status: 'preparing,shipping' },
    'filter by days': { placed_at_from: month.from, placed_at_to: month.to },
    'filter and sort': { status: 'confirmed', sort: '-total' },
    'search a rare name': { text: '김하늘솔' },
    'search a common name': { text: '하늘' },
    'search a phone': { text: '010-1005-4321' },
    'sort by one column': { sort: 'recipient' },
    'sort by two columns': { sort: 'recipient,-total' },
  }),
  asked(views, userTable, userTableHandlers, {
    filter: { level: '10' },
    'filter by days': { since_from: month.from, since_to: month.to },
    'search a rare name': { text: '김하늘솔' },
    'search a common name': { text: '하늘' },
    'sort by one column': { sort: 'name' },
    'sort by two columns': { sort: '-level,name' },
  }),
  asked(views, useTable, useTableHandlers, {
    filter: { revit_from: '2024', revit_to: '2024' },
    'filter by days': { day_from: month.from, day_to: month.to },
    'search a rare command': { text: 'stair.purge' },
    'search a common command': { text: 'wall' },
    'sort by one column': { sort: '-last_at' },
    'sort by two columns': { sort: 'version,-count' },
  }),
];
