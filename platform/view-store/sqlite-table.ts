import { fieldOf } from './field-value.ts';
import { searchTextOf } from './search-text.ts';
import type { Bound } from './sqlite-connection.ts';
import type { Document, ViewDefinition } from './view-store.ts';

/** How one version of a view lies in the file. Names are quoted; `checkDefinition` has seen them. */
export interface SqliteTable {
  readonly name: string;
  /** The index of pairs of characters; its rowid is the document's `n`. */
  readonly pairs: string;
  readonly create: string;
  readonly createPairs: string;
  readonly createIndexes: readonly string[];
  readonly drop: string;
  /** Columns of a row as it is written. */
  readonly columns: readonly string[];
  row(doc: Document, position: number): readonly Bound[];
}

export const columnOf = (field: string) => `f_${field}`;

/** Text for a column: this driver cuts text at a NUL. Order and equality stay those of the text itself. */
export const storedText = (text: string): string =>
  text.replace(/[\0\u0001]/g, (character) => (character === '\0' ? '\u0001\u0001' : '\u0001\u0002'));

export const stored = (value: Bound): Bound => (typeof value === 'string' ? storedText(value) : value);

// `body` stands last, so that walking over rows that do not match never touches its pages.
const createTable = (name: string, { fields }: ViewDefinition) => {
  const columns = Object.entries(fields).map(([field, type]) => `${columnOf(field)} ${type === 'text' ? 'TEXT' : 'REAL'}`);
  return `CREATE TABLE ${name} (${['n INTEGER PRIMARY KEY', 'id TEXT NOT NULL UNIQUE', 'position INTEGER NOT NULL', ...columns, 'search TEXT', 'body TEXT NOT NULL'].join(', ')}) STRICT`;
};

export const sqliteTable = (view: ViewDefinition): SqliteTable => {
  const [name, pairs] = [`"view_${view.name}_${view.version}"`, `"pairs_${view.name}_${view.version}"`];
  const fields = Object.entries(view.fields);
  return {
    name,
    pairs,
    create: createTable(name, view),
    // No positions of pairs inside a text: what has all the pairs is looked at again, and the index stays a third as large.
    createPairs: `CREATE VIRTUAL TABLE ${pairs} USING fts5(pairs, content = '', contentless_delete = 1, tokenize = 'ascii', detail = 'none')`,
    // Ends on `id`, the breaker of ties: a page in the index's order needs no sorting.
    createIndexes: view.indexes.map((index) => {
      const label = `"view_${view.name}_${view.version}_by_${index.join('_')}"`;
      return `CREATE INDEX IF NOT EXISTS ${label} ON ${name} (${[...index.map(columnOf), 'id'].join(', ')})`;
    }),
    drop: `DROP TABLE IF EXISTS ${pairs}; DROP TABLE IF EXISTS ${name}`,
    columns: ['id', 'position', ...fields.map(([field]) => columnOf(field)), 'search', 'body'],
    row: (doc, position) => [
      storedText(doc.id), position, ...fields.map(([field, type]) => stored(fieldOf(doc, field, type))),
      searchTextOf(view, doc) ?? null, JSON.stringify(doc),
    ],
  };
};
