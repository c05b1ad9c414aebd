import { rowLimit } from './view-definition.ts';
import { queryPairsOf } from './search-pairs.ts';
import { columnOf, type SqliteTable } from './sqlite-table.ts';
import { textInFile } from './sqlite-text.ts';
import { allOf, branchesOf, type Sql, sqlOf } from './sqlite-where.ts';
import type { TextGroups, ViewQuestion } from './view-question.ts';
import type { PageWalk, PlaceRange } from './sort-place.ts';
import type { FindOptions } from './view-store.ts';

/** Where to look for a text: in a JSON list of `n`, in what a query of `n` answers, in all. */
export type Among = { readonly listed: string } | Sql | 'all';

export interface Question extends ViewQuestion {
  readonly among: Among;
  readonly afterId?: string | undefined;
  readonly beyondId?: PlaceRange['id'];
}

const containsAny = (texts: readonly string[]): Sql => ({
  text: `(${texts.map(() => 'instr(d.search, ?) > 0').join(' OR ')})`,
  values: texts,
});
const containsText = (groups: TextGroups = []): readonly Sql[] => groups.map(containsAny);

const isBehind = ({ afterId, beyondId }: Question): readonly Sql[] => [
  ...(afterId === undefined ? [] : [{ text: 'd.id > ?', values: [textInFile(afterId)] }]),
  ...(beyondId === undefined
    ? []
    : [{ text: `d.id ${beyondId.comparison === 'gt' ? '>' : '<'} ?`, values: [textInFile(beyondId.value)] }]),
];

// What may hold the text must lead: left to choose, the planner asks for it once for every document.
const source = (table: SqliteTable, question: Question): Sql => {
  const { tests, text, among } = question;
  const where = allOf([...tests.map(sqlOf), ...containsText(text), ...isBehind(question)]);
  if (among === 'all') return { text: `FROM ${table.name} d WHERE ${where.text}`, values: where.values };
  const [first, value] =
    'listed' in among ? ['SELECT value AS n FROM json_each(?)', [among.listed]] : [among.text, among.values];
  return {
    text: `FROM (${first}) p CROSS JOIN ${table.name} d ON d.n = p.n WHERE ${where.text}`,
    values: [...value, ...where.values],
  };
};

interface Key {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
}

const sqlDirection = { asc: 'ASC', desc: 'DESC' } as const;
const keysOf = ({ sort, idDirection }: PageWalk): readonly Key[] => [
  ...sort.map(({ field, direction }) => ({ column: columnOf(field), direction: sqlDirection[direction] })),
  { column: 'id', direction: sqlDirection[idDirection] },
];

/** One page as its `n` in the order of the walk, decided over the columns alone, mostly inside an index. */
export const pageSql = (
  table: SqliteTable,
  question: Question,
  walk: PageWalk,
  { limit, offset = 0 }: Pick<FindOptions, 'limit' | 'offset'>,
): Sql => {
  const keys = keysOf(walk);
  const order = keys.map(({ direction }, index) => `k${index} ${direction}`).join(', ');
  const columns = keys.map(({ column }, index) => `d.${column} AS k${index}`).join(', ');
  const branches = branchesOf(question.tests).flatMap((tests) =>
    walk.ranges.map((range) => source(table, { ...question, tests: [...tests, ...range.tests], beyondId: range.id })),
  );
  const rows = branches.map(({ text }) => `SELECT d.n, ${columns} ${text}`).join(' UNION ALL ');
  return {
    text: `${rows} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...branches.flatMap(({ values }) => values), rowLimit('limit', limit), rowLimit('offset', offset)],
  };
};

export const countSql = (table: SqliteTable, question: Question): Sql => {
  const { text, values } = source(table, question);
  return { text: `SELECT count(*) ${text}`, values };
};

const matchOf = (text: string) => `(${queryPairsOf(text).join(' AND ')})`;
const matchOfAny = (texts: readonly string[]) => `(${texts.map(matchOf).join(' OR ')})`;

/** The `n` of documents that may hold what is sought: those with all its pairs, and those not yet indexed. */
export const candidatesSql = ({ name, pairs }: SqliteTable, groups: TextGroups, pairedUpTo: number): Sql => ({
  text: `SELECT rowid AS n FROM ${pairs} WHERE ${pairs} MATCH ? UNION ALL SELECT n FROM ${name} WHERE n > ?`,
  values: [groups.map(matchOfAny).join(' AND '), pairedUpTo],
});

/** How many `n` a query answers, and a JSON list of them; counted up to a limit. */
export const listSql = ({ text, values }: Sql, upTo: number): Sql => ({
  text: `SELECT count(*), json_group_array(n) FROM (${text} LIMIT ?)`,
  values: [...values, upTo],
});
