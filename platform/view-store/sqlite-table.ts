import { fieldOf } from './field-value.ts';
import { searchTextOf } from './search-text.ts';
import type { Bound } from './sqlite-connection.ts';
import { textInFile, valueInFile } from './sqlite-text.ts';
import type { Document, ViewDefinition } from './view-store.ts';

/** Declared fields in the order of the view. */
export type SqliteRow = readonly [
  id: string,
  position: number,
  search: string | null,
  body: string,
  ...fields: Bound[],
];

/** How one version of a view lies in the file. Names are quoted; `checkDefinition` has seen them. */
export interface SqliteTable {
  readonly name: string;
  /** Its rowid is the document's `n`. */
  readonly pairs: string;
  readonly create: string;
  /** Begins the index of pairs anew; empty where there is none. */
  readonly recreatePairs: string;
  readonly createIndexes: readonly string[];
  readonly drop: string;
  readonly columns: readonly string[];
  /** Statements for single documents, prepared once, because looking up a long text costs more than a short run. */
  readonly get: string;
  readonly getRow: string;
  readonly getListed: string;
  readonly insertRow: string;
  row(doc: Document, position: number): SqliteRow;
}

export const columnOf = (field: string) => `f_${field}`;

// `body` stands last, so that walking over rows that do not match never touches its pages.
const createTable = (name: string, { fields }: ViewDefinition) => {
  const columns = Object.entries(fields).map(
    ([field, type]) => `${columnOf(field)} ${type === 'text' ? 'TEXT' : 'REAL'}`,
  );
  return `CREATE TABLE ${name} (${['n INTEGER PRIMARY KEY', 'id TEXT NOT NULL UNIQUE', 'position INTEGER NOT NULL', ...columns, 'search TEXT', 'body TEXT NOT NULL'].join(', ')}) STRICT`;
};

// No positions of pairs inside a text: what has all the pairs is looked at again, and the index stays a third as large.
const createPairs = (pairs: string) =>
  `CREATE VIRTUAL TABLE ${pairs} USING fts5(pairs, content = '', contentless_delete = 1, tokenize = 'ascii', detail = 'none')`;

// Ends on `id`, the breaker of ties: a page in the index's order needs no sorting.
const createIndex = (name: string, view: ViewDefinition, index: readonly string[]) =>
  `CREATE INDEX IF NOT EXISTS "view_${view.name}_${view.version}_by_${index.join('_')}" ON ${name} (${[...index.map(columnOf), 'id'].join(', ')})`;

export const sqliteTable = (view: ViewDefinition): SqliteTable => {
  const [name, pairs] = [`"view_${view.name}_${view.version}"`, `"pairs_${view.name}_${view.version}"`];
  const fields = Object.entries(view.fields);
  const columns = ['id', 'position', 'search', 'body', ...fields.map(([field]) => columnOf(field))];
  return {
    name,
    pairs,
    create: view.search ? `${createTable(name, view)}; ${createPairs(pairs)}` : createTable(name, view),
    recreatePairs: view.search ? `DROP TABLE ${pairs}; ${createPairs(pairs)}` : '',
    createIndexes: view.indexes.map((index) => createIndex(name, view, index)),
    drop: `DROP TABLE IF EXISTS ${pairs}; DROP TABLE IF EXISTS ${name}`,
    columns,
    get: `SELECT body, position FROM ${name} WHERE id = ?`,
    getListed: `SELECT n, body, position FROM ${name} WHERE n IN (SELECT value FROM json_each(?))`,
    getRow: `SELECT n, ${columns.join(', ')} FROM ${name} WHERE id = ?`,
    insertRow: `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) RETURNING n`,
    row: (doc, position) => [
      textInFile(doc.id),
      position,
      searchTextOf(view, doc) ?? null,
      JSON.stringify(doc),
      ...fields.map(([field, type]) => valueInFile(fieldOf(doc, field, type))),
    ],
  };
};
