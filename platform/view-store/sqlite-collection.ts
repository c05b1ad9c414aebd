import { type FieldTest, testsOf } from './field-test.ts';
import { pairsOf, queryTextOf } from './search-text.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { candidatesSql, countSql, pageSql, type Question } from './sqlite-find.ts';
import { storedText } from './sqlite-table.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import type { Document, FindOptions, Stored, ViewCollection } from './view-store.ts';

type Row = readonly [body: string, position: number];

/** A text in more documents than this is found sooner by walking through the page's order and looking into each document. */
const manyDocuments = 2_000;

/** Documents of whatever version `current` names at the time of each call; what it throws is passed on. */
export const sqliteCollection = (connection: SqliteConnection, current: () => SqliteVersion): ViewCollection => {
  const find = (options: FindOptions) => {
    const version = current();
    const question = questionOf(version, options);
    const led = question.byPairs && question.text !== undefined && isRare(connection, version, question.text);
    return connection.all<Row>(...called(pageSql(version.view, version.table, { ...question, byPairs: led }, options)));
  };
  const count = (options: Pick<FindOptions, 'where' | 'text'>) => {
    const version = current();
    const question = questionOf(version, options);
    const counted = () => connection.first<[number]>(...called(countSql(version.table, question)))?.[0] ?? 0;
    return version.status === 'live' ? version.counted.of(question.tests, question.text, counted) : counted();
  };
  return {
    get: async <D extends Document>(id: string) => {
      const row = connection.first<Row>(`SELECT body, position FROM ${current().table.name} WHERE id = ?`, [storedText(id)]);
      return row && parsed<D>(row);
    },
    getMany: async <D extends Document>(ids: readonly string[]) => {
      const listed = JSON.stringify(ids.map(storedText));
      const sql = `SELECT body, position FROM ${current().table.name} WHERE id IN (SELECT value FROM json_each(?))`;
      return connection.all<Row>(sql, [listed]).map((row) => parsed<D>(row));
    },
    find: async <D extends Document>(options: FindOptions) => find(options).map((row) => parsed<D>(row)),
    count: async (options) => count(options),
  };
};

const parsed = <D extends Document>([body, position]: Row): Stored<D> => ({ doc: JSON.parse(body), position });

const called = ({ text, values }: ReturnType<typeof countSql>) => [text, values] as const;

const questionOf = ({ view, pairedUpTo }: SqliteVersion, { where, text }: Pick<FindOptions, 'where' | 'text'>): Question => {
  const tests: readonly FieldTest[] = testsOf(view, where);
  if (text === undefined) return { tests, text, byPairs: false };
  const searched = queryTextOf(view, text);
  return { tests, text: searched, byPairs: pairedUpTo === Infinity && pairsOf(searched).size > 0 };
};

const isRare = (connection: SqliteConnection, { table }: SqliteVersion, text: string) =>
  (connection.first<[number]>(...called(candidatesSql(table, text, manyDocuments)))?.[0] ?? 0) < manyDocuments;
