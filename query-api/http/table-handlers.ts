import type { TableColumn, TableDefinition, TableFilter } from '@maru/contracts/kernel/table';
import type { ExportInput } from '@maru/contracts/kernel/table-export';
import type { tableQueries } from '@maru/contracts/kernel/table-queries';
import { answerInTime } from '@maru/platform/http/answer-in-time';
import type {
  Document,
  FindOptions,
  Sort,
  TextSought,
  ViewCollection,
  Where,
} from '@maru/platform/view-store/view-store';
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { exportFile } from '../export/export-file.ts';
import { accessView, exportedColumns } from './exported-columns.ts';
import type { ExportRow } from '../export/export-rows.ts';
import type { QueryContext, QueryHandler } from './query-handler.ts';
import { cursorOf, placeOf, sortOf } from './table-cursor.ts';
import { type AskedFilters, type OwnFilter, whereOf } from './table-where.ts';

type Columns = Readonly<Record<string, TableColumn>>;
type Filters = Readonly<Record<string, TableFilter>>;
type Queries<Row extends z.ZodObject, C extends Columns, F extends Filters> = ReturnType<
  typeof tableQueries<Row, C, F>
>;

/** How a list is answered from a view, whose documents have the sort fields and filters of the list as their fields. */
export interface TableSource<Row extends z.ZodObject, C extends Columns, F extends Filters, D extends Document> {
  readonly table: TableDefinition<Row, C, F>;
  readonly view: string;
  /** Other views that rows are made from. */
  readonly beside?: readonly string[];
  readonly toRows: (
    docs: readonly D[],
    context: QueryContext,
  ) => readonly z.input<Row>[] | Promise<readonly z.input<Row>[]>;
  /** In place of filters that are no field of the view. */
  readonly filters?: { readonly [Name in keyof F]?: OwnFilter };
  /** What the list is of, where it is not all of the view. */
  readonly of?: Where;
  /** What a typed text means in this list; itself, where nothing is said. */
  readonly sought?: (text: string, context: QueryContext) => TextSought | Promise<TextSought>;
}

/** What every list is asked, its types forgotten. */
interface Asked extends AskedFilters {
  readonly sort: readonly string[];
  readonly limit: number;
  readonly after?: string;
  readonly before?: string;
  readonly text?: string;
}

type Place = Pick<FindOptions, 'after' | 'before'>;
const reversed = (sort: readonly Sort[]) =>
  sort.map(({ field, direction }): Sort => ({ field, direction: direction === 'asc' ? 'desc' : 'asc' }));

interface PageAsked {
  readonly matching: Pick<FindOptions, 'where' | 'text'>;
  readonly keys: readonly string[];
  readonly limit: number;
  readonly place: Place;
}

/** Rows of a page, and whether there are any before and after them, where that is known by them. */
interface Walked<D> {
  readonly docs: readonly D[];
  readonly before?: boolean;
  readonly after?: boolean;
}

/** One row more than the page has tells whether another page follows. */
const walk = async <D extends Document>(view: ViewCollection, asked: PageAsked): Promise<Walked<D>> => {
  const { matching, keys, limit, place } = asked;
  const sort = sortOf(keys);
  const find = async (options: Partial<FindOptions>) =>
    (await view.find<D>({ ...matching, sort, limit: limit + 1, ...options })).map(({ doc }) => doc);
  const found = await find(place);
  const isMore = found.length > limit;
  if (place.before && found.length > 0) return { docs: found.slice(-limit), before: isMore };
  if (!place.before && !place.after) return { docs: found.slice(0, limit), before: false, after: isMore };
  if (found.length > 0) return { docs: found.slice(0, limit), after: isMore };
  // Everything behind the place has gone meanwhile: it is the last page, and the first where all before it has.
  if (place.before) return walk(view, { ...asked, place: {} });
  const last = await find({ sort: reversed(sort) });
  return { docs: last.slice(0, limit).toReversed(), before: last.length > limit, after: false };
};

const pageOf = async <D extends Document>(view: ViewCollection, asked: PageAsked) => {
  const { docs, before, after } = await walk<D>(view, asked);
  const { matching, keys } = asked;
  const cursorIfAny = async (doc: D | undefined, side: 'after' | 'before', isAny: boolean | undefined) => {
    if (doc === undefined || isAny === false) return null;
    const cursor = cursorOf(keys, doc);
    if (isAny) return cursor;
    const place = placeOf(keys, side, cursor);
    const [other] = await view.find({ ...matching, sort: sortOf(keys), limit: 1, ...(place && { [side]: place }) });
    return other ? cursor : null;
  };
  const [total, next, previous] = await Promise.all([
    view.count(matching),
    cursorIfAny(docs.at(-1), 'after', after),
    cursorIfAny(docs[0], 'before', before),
  ]);
  return { docs, total, next, previous };
};

const rowsAtOnce = 500;

/** All that matches, page by page, each when the one before has gone out. */
async function* pagesOf<D extends Document>(
  view: ViewCollection,
  { matching, keys }: Pick<PageAsked, 'matching' | 'keys'>,
  toRows: (docs: readonly D[]) => readonly object[] | Promise<readonly object[]>,
): AsyncGenerator<readonly ExportRow[]> {
  const sort = sortOf(keys);
  let place: Place = {};
  for (;;) {
    const found = await answerInTime(view.find<D>({ ...matching, sort, limit: rowsAtOnce, ...place }));
    const docs = found.map(({ doc }) => doc);
    const last = docs.at(-1);
    if (last === undefined) return;
    yield (await toRows(docs)) as readonly ExportRow[];
    if (docs.length < rowsAtOnce) return;
    const after = placeOf(keys, 'after', cursorOf(keys, last));
    place = after ? { after } : {};
    // Who else asks has a turn between two pages: engines in this process answer without one.
    await setImmediate();
  }
}

/** The handlers of what `tableQueries` says, from the same definition. */
export const tableHandlers = <Row extends z.ZodObject, C extends Columns, F extends Filters, D extends Document>(
  source: TableSource<Row, C, F, D>,
): {
  readonly list: QueryHandler<Queries<Row, C, F>['list']>;
  readonly export: QueryHandler<Queries<Row, C, F>['export']>;
} => {
  const { view, beside = [], toRows } = source;
  return {
    list: {
      views: [view, ...beside],
      answer: async (input, context) => {
        const asked = input as unknown as Asked;
        const { sort: keys, limit } = asked;
        const [after, before] = [placeOf(keys, 'after', asked.after), placeOf(keys, 'before', asked.before)];
        const place = { ...(after && { after }), ...(before && { before }) };
        const page = { matching: await matchingOf(source, asked, context), keys, limit, place };
        const { docs, ...rest } = await pageOf<D>(context.engines.views.view(view), page);
        const list = [...(await toRows(docs, context))];
        return { list, ...rest } as z.input<Queries<Row, C, F>['list']['answer']>;
      },
    },
    export: {
      views: [view, ...beside, accessView],
      answer: async (input, context) => {
        const asked = input as unknown as Asked & ExportInput;
        const walk = { matching: await matchingOf(source, asked, context), keys: asked.sort };
        const pages = pagesOf<D>(context.engines.views.view(view), walk, (docs) => toRows(docs, context));
        const columns = await exportedColumns(source.table, asked, context);
        return exportFile(asked.format, { title: source.table.title, columns, pages }, context.engines.clock.now());
      },
    },
  };
};

const matchingOf = async <Row extends z.ZodObject, C extends Columns, F extends Filters, D extends Document>(
  { table, filters = {}, of = {}, sought = (text) => text }: TableSource<Row, C, F, D>,
  asked: Asked,
  context: QueryContext,
): Promise<Pick<FindOptions, 'where' | 'text'>> => {
  const own = filters as Readonly<Record<string, OwnFilter>>;
  return {
    where: { ...(await whereOf(table, asked, (name, words) => own[name]?.(words, context))), ...of },
    ...(asked.text && { text: await sought(asked.text, context) }),
  };
};
