import {
  type AnyTable,
  type TableDefinition,
  type TableFilter,
  tableLimit,
  tableQuery,
} from '@maru/contracts/kernel/table';

/** By parameter of the query: `status: 'paid,preparing'`, `placed_at_from: '2026-11-01'`. */
export type FilterValues = Readonly<Record<string, string>>;

/** Which part of a list is shown, in which order. It lives in the URL, so that a link shows the same. */
export interface TablePlace {
  readonly sort: readonly string[];
  readonly limit: number;
  /** Where the page begins or ends: cursors that the server gave. */
  readonly after?: string;
  readonly before?: string;
  readonly text: string;
  readonly filters: FilterValues;
}

const joined = ['_from', '_to'];
/** The parameters of a filter. */
export const parametersOf = (name: string, { kind }: TableFilter): readonly string[] =>
  kind === 'choice' || kind === 'id' ? [name] : joined.map((end) => name + end);

const filterParameters = ({ filters }: AnyTable) =>
  Object.entries(filters).flatMap(([name, filter]) => parametersOf(name, filter));

export const firstPlace = ({ sort }: AnyTable): TablePlace => ({
  sort,
  limit: tableLimit.usual,
  text: '',
  filters: {},
});

/** What of an address the list understands; the rest would be refused by the server, and is left out. */
const understood = (table: AnyTable, query: URLSearchParams): Readonly<Record<string, string>> => {
  const known = ['sort', 'limit', 'after', 'before', 'text', ...filterParameters(table)];
  const given = Object.fromEntries(known.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
  const { error } = tableQuery(table as unknown as TableDefinition).safeParse(given);
  const wrong = new Set(
    error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]])),
  );
  return Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
};

export const readPlace = (table: AnyTable, query: URLSearchParams): TablePlace => {
  const { sort, limit, after, before, text = '', ...filters } = understood(table, query);
  const first = firstPlace(table);
  return {
    sort: sort?.split(',') ?? first.sort,
    limit: Number(limit ?? first.limit),
    ...(after !== undefined && { after }),
    ...(before !== undefined && after === undefined && { before }),
    text,
    filters,
  };
};

/** Only what differs from how the list is first shown, always in the same order. */
export const writePlace = (table: AnyTable, { sort, limit, after, before, text, filters }: TablePlace) => {
  const first = firstPlace(table);
  const query = new URLSearchParams();
  for (const name of filterParameters(table)) if (filters[name]) query.set(name, filters[name]);
  if (text) query.set('text', text);
  if (sort.join() !== first.sort.join()) query.set('sort', sort.join());
  if (limit !== first.limit) query.set('limit', String(limit));
  if (after) query.set('after', after);
  if (before) query.set('before', before);
  return query;
};

/** What a list is narrowed by and how it is sorted: what a saved filter keeps, and a file is made of. */
export const searchOf = (table: AnyTable, { sort, text, filters }: TablePlace): string =>
  writePlace(table, { ...firstPlace(table), sort, text, filters }).toString();

/** As the server is asked. */
export const paramsOf = (table: AnyTable, place: TablePlace): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(writePlace(table, place)),
  sort: place.sort.join(),
  limit: String(place.limit),
});

export const isNarrowed = ({ text, filters }: TablePlace) => text !== '' || Object.keys(filters).length > 0;
