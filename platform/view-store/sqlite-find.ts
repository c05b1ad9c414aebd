import type { FieldTest } from './field-test.ts';
import { pairsOf } from './search-text.ts';
import { columnOf, type SqliteTable } from './sqlite-table.ts';
import { allOf, branchesOf, type Sql, sqlOf } from './sqlite-where.ts';
import { fieldTypeOf } from './view-definition.ts';
import type { FindOptions, Sort, ViewDefinition } from './view-store.ts';

/** What is looked for. `text` is in its searched form; `byPairs` says that the index of pairs leads. */
export interface Question {
  readonly tests: readonly FieldTest[];
  readonly text: string | undefined;
  readonly byPairs: boolean;
}

/** A pair as letters and digits, which the index's tokenizer leaves whole: two code points in base 32, whose digits know no x. */
const tokenOf = (pair: string) => {
  const first = pair.codePointAt(0) ?? 0;
  const second = pair.codePointAt(first > 0xffff ? 2 : 1) ?? 0;
  return `${first.toString(32)}x${second.toString(32)}`;
};

/** A text's tokens for the index of pairs. */
export const tokensOf = (text: string, joint = ' '): string => Array.from(pairsOf(text), tokenOf).join(joint);

const containsText = (text: string | undefined): readonly Sql[] => (text === undefined ? [] : [{ text: 'instr(d.search, ?) > 0', values: [text] }]);

// The index of pairs must lead: left to choose, the planner asks it once for every document.
const source = (table: SqliteTable, { tests, text, byPairs }: Question): Sql => {
  const conditions = [...tests.map(sqlOf), ...containsText(text)];
  if (!byPairs || text === undefined) return from(`${table.name} d`, conditions);
  const match: Sql = { text: `${table.pairs} MATCH ?`, values: [tokensOf(text, ' AND ')] };
  return from(`${table.pairs} p CROSS JOIN ${table.name} d ON d.n = p.rowid`, [match, ...conditions]);
};

const from = (tables: string, conditions: readonly Sql[]): Sql => {
  const where = allOf(conditions);
  return { text: `FROM ${tables} WHERE ${where.text}`, values: where.values };
};

interface Key {
  readonly column: string;
  readonly direction: 'ASC' | 'DESC';
}

/** Throws `UndeclaredField`. */
const keysOf = (view: ViewDefinition, sort: readonly Sort[] = []): readonly Key[] => {
  const keys = sort.map(({ field, direction }): Key => {
    fieldTypeOf(view, field);
    return { column: columnOf(field), direction: direction === 'desc' ? 'DESC' : 'ASC' };
  });
  return [...keys, { column: 'id', direction: keys.at(-1)?.direction ?? 'ASC' }];
};

const rowLimit = (name: string, value: number) => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${value} is no ${name}`);
};

/**
 * One page as rows of body and position. Which rows is decided over the columns alone, mostly inside an index; bodies are fetched for
 * those that are shown.
 */
export const pageSql = (view: ViewDefinition, table: SqliteTable, question: Question, { sort, limit, offset = 0 }: FindOptions): Sql => {
  const keys = keysOf(view, sort);
  const order = (prefix: string) => keys.map(({ direction }, index) => `${prefix}k${index} ${direction}`).join(', ');
  const columns = keys.map(({ column }, index) => `d.${column} AS k${index}`).join(', ');
  const branches = branchesOf(question.tests).map((tests) => source(table, { ...question, tests }));
  const rows = branches.map(({ text }) => `SELECT d.n, ${columns} ${text}`).join(' UNION ALL ');
  return {
    text: `SELECT d.body, d.position FROM (${rows} ORDER BY ${order('')} LIMIT ? OFFSET ?) page CROSS JOIN ${table.name} d ON d.n = page.n ORDER BY ${order('page.')}`,
    values: [...branches.flatMap(({ values }) => values), rowLimit('limit', limit), rowLimit('offset', offset)],
  };
};

export const countSql = (table: SqliteTable, question: Question): Sql => {
  const { text, values } = source(table, question);
  return { text: `SELECT count(*) ${text}`, values };
};

/** How many documents have all of a text's pairs, counted up to a limit. */
export const candidatesSql = (table: SqliteTable, text: string, upTo: number): Sql => ({
  text: `SELECT count(*) FROM (SELECT 1 FROM ${table.pairs} WHERE ${table.pairs} MATCH ? LIMIT ?)`,
  values: [tokensOf(text, ' AND '), upTo],
});
