import { z } from 'zod';
import { queryRoute } from './route.ts';
import { exportFields, type ExportInput, fileContent } from './table-export.ts';
import {
  type FilterInput,
  orderFields,
  type OrderInput,
  type TableColumn,
  type TableDefinition,
  type TableFilter,
  tablePage,
  tableQuery,
} from './table.ts';

/** The reads that a list's definition brings: its pages, and all of it as a file. */
export const tableQueries = <
  Row extends z.ZodObject,
  C extends Readonly<Record<string, TableColumn>>,
  F extends Readonly<Record<string, TableFilter>>,
>(
  table: TableDefinition<Row, C, F>,
) => ({
  list: queryRoute({
    method: 'GET',
    path: `${table.path}/list`,
    access: 'admin',
    summary: `A page of the list "${table.name}", by key: filtered, found by text, sorted by several columns.`,
    input: tableQuery(table),
    answer: tablePage(table.row),
  }),
  export: queryRoute({
    method: 'GET',
    path: `${table.path}/export`,
    access: 'admin',
    summary: `All that is asked of the list "${table.name}" as a file; personal columns need an access that is noted.`,
    input: z.strictObject({
      ...orderFields(table),
      ...exportFields(Object.keys(table.columns)),
    }) as unknown as z.ZodType<OrderInput<C> & FilterInput<F> & ExportInput>,
    answer: fileContent,
    file: true,
  }),
});
