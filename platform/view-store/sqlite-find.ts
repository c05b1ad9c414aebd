import { fieldTypeOf, rowLimit } from './view-definition.ts';
import { queryPairsOf } from './search-pairs.ts';
import { columnOf, type SqliteTable } from './sqlite-table.ts';
import { allOf, branchesOf, type Sql, sqlOf } from './sqlite-where.ts';
import type { TextGroups, ViewQuestion } from './view-question.ts';
import type { FindOptions, Sort, ViewDefinition } from './view-store.ts';

/** Where to look for a text: in a JSON list of `n`, in what a query of `n` answers, in all. */
export type Among = { readonly listed: string } | Sql | 'all';

export interface Question extends ViewQuestion {
  readonly among: Among;
  readonly afterId?: string | undefined;
}

const containsAny = (texts: readonly string[]): Sql => ({
  text: `(${texts.map(() => 'instr(d.search, ?) > 0').join(' OR ')})`,
  values: texts,
});
const containsText = (groups: TextGroups = []): readonly Sql[] => groups.map(containsAny);

const isBehind = (afterId: string | undefined): readonly Sql[] =>
  afterId === undefined ? [] : [{ text: 'd.id > ?', values: [afterId] }];

// What may hold the text must lead: left to choose, the planner asks for it once for every document.
const source = (table: SqliteTable, { tests, text, among, afterId }: Question): Sql => {
  const where = allOf([...tests.map(sqlOf), ...containsText(text), ...isBehind(afterId)]);
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

const keysOf = (view: ViewDefinition, sort: readonly Sort[] = []): readonly Key[] => {
  const keys = sort.map(({ field, direction }): Key => {
    fieldTypeOf(view, field);
    return { column: columnOf(field), direction: direction === 'desc' ? 'DESC' : 'ASC' };
  });
  return [...keys, { column: 'id', direction: keys.at(-1)?.direction ?? 'ASC' }];
};

/** One page as its `n` in order, decided over the columns alone, mostly inside an index. */
export const pageSql = (
  view: ViewDefinition,
  table: SqliteTable,
  question: Question,
  { sort, limit, offset = 0 }: FindOptions,
): Sql => {
  const keys = keysOf(view, sort);
  const order = keys.map(({ direction }, index) => `k${index} ${direction}`).join(', ');
  const columns = keys.map(({ column }, index) => `d.${column} AS k${index}`).join(', ');
  const branches = branchesOf(question.tests).map((tests) => source(table, { ...question, tests }));
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
