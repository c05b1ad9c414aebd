import { z } from 'zod';
import { day, id, queryList } from './fields.ts';

/** How values are written: times are epoch ms, won are integers, a choice has words for each value. */
export type ColumnKind = 'text' | 'number' | 'won' | 'time' | 'choice';

export interface TableColumn {
  readonly label: string;
  readonly kind: ColumnKind;
  readonly words?: Readonly<Record<string, string>>;
  /** Rows may be sorted by it: the view declares a field of this name. */
  readonly sort?: true;
  /** About a person: leaves the admin area in a file only with a reason that is noted. */
  readonly personal?: true;
  /** Not shown until somebody chooses it. */
  readonly hidden?: true;
}

/**
 * By a field of the view with the filter's name. A `choice` is one value or several of its words, which stand for
 * numbers where it is one `of` them (yes and no are 1 and 0); a `time` is from one day to another in Korea, both
 * included; numbers and won are from and to, both included; an `id` is one thing.
 */
export type TableFilter =
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly words: Readonly<Record<string, string>>;
      readonly of?: 'number';
      /** Values are names that people give: any may be asked for, and `words` are those that a screen offers. */
      readonly open?: true;
    }
  | { readonly kind: 'time' | 'number' | 'won' | 'id'; readonly label: string };

type SortField<C> = { [K in keyof C & string]: C[K] extends { sort: true } ? K : never }[keyof C & string];
/** A field to sort by; with `-` the greatest first. */
export type SortKey<C> = SortField<C> | `-${SortField<C>}`;

/** All that is said about a list of the admin area, for its query, its server side, its screen and its files. */
export interface TableDefinition<
  Row extends z.ZodObject = z.ZodObject,
  Columns extends Readonly<Record<string, TableColumn>> = Readonly<Record<string, TableColumn>>,
  Filters extends Readonly<Record<string, TableFilter>> = Readonly<Record<string, TableFilter>>,
> {
  /** Names it in saved filters, and files that are made of it. */
  readonly name: string;
  readonly title: string;
  /** Below `/api/`: `<path>/list` answers pages, `<path>/export` files. */
  readonly path: string;
  readonly row: Row;
  readonly columns: Columns;
  readonly filters: Filters;
  /** What can be found by text, as the search field says it; absent where nothing can. */
  readonly search?: string;
  readonly sort: readonly SortKey<Columns>[];
}
/** A definition by its name alone, for what takes any. */
export type AnyTable = Pick<TableDefinition, 'name' | 'title' | 'path' | 'row' | 'columns' | 'filters' | 'search'> & {
  readonly sort: readonly string[];
};

/** Keeps the names of a definition's columns and filters; a column that is not in the row is an error. */
export const defineTable = <
  Row extends z.ZodObject,
  const Columns extends Readonly<Record<string, TableColumn>>,
  const Filters extends Readonly<Record<string, TableFilter>>,
>(
  definition: TableDefinition<Row, Columns, Filters> & {
    readonly columns: Readonly<Record<Exclude<keyof Columns, keyof z.output<Row>>, never>>;
  },
): TableDefinition<Row, Columns, Filters> => definition;

export const tableLimit = { usual: 50, most: 100 } as const;
/** Of a cursor that belongs to another list or order. */
export const cursorError = '이 목록의 쪽이 아니에요. 첫 쪽부터 다시 봐 주세요.';
/** The values of the sort fields and the id of a row, as base64url of JSON: where a page begins or ends. */
const cursor = z.base64url().min(4).max(2_000);
const amount = z.string().trim().min(1).transform(Number).pipe(z.int());

/** Of one letter too much would be found: it is refused, and not to be sent. */
export const isSought = (text: string) => Array.from(text.trim().normalize('NFC')).length >= 2;
const sought = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text === '' || isSought(text))
  .default('');

type WordsOf<F> = F extends { open: true } ? string : F extends { words: infer W } ? keyof W & string : never;
type ChoiceInput<F> = {
  [K in keyof F as F[K] extends { kind: 'choice' } ? K : never]?: readonly WordsOf<F[K]>[] | undefined;
};
type IdInput<F> = { [K in keyof F as F[K] extends { kind: 'id' } ? K : never]?: string | undefined };
type RangeInput<F, Kind, Value> = {
  [K in keyof F & string as F[K] extends { kind: Kind } ? `${K}_from` | `${K}_to` : never]?: Value | undefined;
};
/** The filters of a query: lists of words, ids, days as `YYYY-MM-DD`, and numbers; those not asked for are absent. */
export type FilterInput<F> = ChoiceInput<F> &
  IdInput<F> &
  RangeInput<F, 'time', string> &
  RangeInput<F, 'number' | 'won', number>;

/** The order and the text of a query, as they stand in an address. */
export interface OrderInput<C> {
  readonly sort: readonly SortKey<C>[];
  readonly text: string;
}
/** `after` and `before` are what an answer said as `next` and `previous`; without them it is the first page. */
export interface PageInput<C> extends OrderInput<C> {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

const wordOf = ({ words, open }: Extract<TableFilter, { kind: 'choice' }>) =>
  open ? z.string().trim().min(1).max(100) : z.enum(Object.keys(words));

const filterFields = (name: string, filter: TableFilter): Readonly<Record<string, z.ZodType>> => {
  switch (filter.kind) {
    case 'choice':
      return { [name]: queryList.pipe(z.array(wordOf(filter)).min(1).max(50)).optional() };
    case 'id':
      return { [name]: id.optional() };
    case 'time':
      return { [`${name}_from`]: day.optional(), [`${name}_to`]: day.optional() };
    case 'number':
    case 'won':
      return { [`${name}_from`]: amount.optional(), [`${name}_to`]: amount.optional() };
  }
};

const sortKeys = (columns: Readonly<Record<string, TableColumn>>) =>
  Object.entries(columns).flatMap(([name, { sort }]) => (sort ? [name, `-${name}`] : []));

const fieldOf = (key: string) => key.replace(/^-/, '');
const namesFieldsOnce = (keys: readonly string[]) => new Set(keys.map(fieldOf)).size === keys.length;

/** Filters, text and sort, which a list's pages and its files are asked for alike. */
export const orderFields = ({ columns, filters, sort, search }: AnyTable) => ({
  sort: queryList
    .pipe(
      z
        .array(z.enum(sortKeys(columns)))
        .min(1)
        .max(4)
        .refine(namesFieldsOnce),
    )
    .default([...sort]),
  ...(search !== undefined && { text: sought }),
  ...Object.assign({}, ...Object.entries(filters).map(([name, filter]) => filterFields(name, filter))),
});

/** What a list of this definition is asked for. */
export type TableInput<T> =
  T extends TableDefinition<z.ZodObject, infer C, infer F> ? PageInput<C> & FilterInput<F> : never;

/** The query string of a list: what it does not know is refused. */
export const tableQuery = <
  Row extends z.ZodObject,
  C extends Readonly<Record<string, TableColumn>>,
  F extends Readonly<Record<string, TableFilter>>,
>(
  table: TableDefinition<Row, C, F>,
) =>
  z
    .strictObject({
      ...orderFields(table),
      limit: z.coerce.number().int().min(1).max(tableLimit.most).default(tableLimit.usual),
      after: cursor.optional(),
      before: cursor.optional(),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, {
      path: ['before'],
    }) as unknown as z.ZodType<PageInput<C> & FilterInput<F>>;

/** A page of a list: `next` and `previous` are cursors, null where there is nothing behind or before it. */
export const tablePage = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int(), next: z.string().nullable(), previous: z.string().nullable() });
