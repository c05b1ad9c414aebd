import type { SqliteConnection } from './sqlite-connection.ts';
import { type Among, candidatesSql, countSql, listSql, pageSql, type Question } from './sqlite-find.ts';
import { type CachedRow, DocumentCache } from './sqlite-document-cache.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import { textInFile } from './sqlite-text.ts';
import type { Sql } from './sqlite-where.ts';
import { walkOf } from './sort-place.ts';
import { type TextGroups, viewQuestionOf } from './view-question.ts';
import type { Document, FindOptions, Stored, ViewCollection } from './view-store.ts';

type Row = readonly [body: string, position: number];

/** A text in more documents than this is found sooner by walking the page's order. */
const manyDocuments = 1_000;

/** Documents of whatever version `current` names at the time of each call; what it throws is passed on. */
export const sqliteCollection = (connection: SqliteConnection, current: () => SqliteVersion): ViewCollection => {
  const candidates = ({ table, pairedUpTo }: SqliteVersion, text: TextGroups | undefined): Among => {
    if (text === undefined) return 'all';
    const candidate = candidatesSql(table, text, pairedUpTo);
    const [many = 0, listed = '[]'] =
      connection.first<[number, string]>(...statementOf(listSql(candidate, manyDocuments))) ?? [];
    return many < manyDocuments ? { listed } : candidate;
  };
  const find = <D extends Document>(options: FindOptions) => {
    const version = current();
    const asked = viewQuestionOf(version.view, options);
    if (asked === undefined) return [];
    const among = candidates(version, asked.text);
    const narrowed = {
      ...asked,
      among: among !== 'all' && 'listed' in among ? among : ('all' as const),
      afterId: options.afterId,
    };
    const page = pageOf(connection, version, narrowed, options);
    // What is being built may change unheard.
    const kept = version.status === 'live' ? version.kept : new DocumentCache();
    return kept.of<D>(page, (listed) => connection.all<CachedRow>(version.table.getListed, [listed]));
  };
  const count = (options: Pick<FindOptions, 'where' | 'text'>) => {
    const version = current();
    const asked = viewQuestionOf(version.view, options);
    if (asked === undefined) return 0;
    const counted = () => {
      const question = { ...asked, among: candidates(version, asked.text) };
      return connection.first<[number]>(...statementOf(countSql(version.table, question)))?.[0] ?? 0;
    };
    return version.status === 'live' ? version.counted.of(asked.tests, asked.text, counted) : counted();
  };
  return {
    get: async <D extends Document>(id: string) => {
      const row = connection.first<Row>(current().table.get, [textInFile(id)]);
      return row && toStored<D>(row);
    },
    getMany: async <D extends Document>(ids: readonly string[]) => {
      const sql = `SELECT body, position FROM ${current().table.name} WHERE id IN (SELECT value FROM json_each(?))`;
      return connection.all<Row>(sql, [JSON.stringify(ids.map(textInFile))]).map((row) => toStored<D>(row));
    },
    find: async <D extends Document>(options: FindOptions) => find<D>(options),
    count: async (options) => count(options),
  };
};

const pageOf = (connection: SqliteConnection, version: SqliteVersion, asked: Question, options: FindOptions) => {
  const walk = walkOf(version.view, options);
  const page = connection.all<[n: number]>(...statementOf(pageSql(version.table, asked, walk, options)));
  const listed = page.map(([n]) => n);
  return walk.isBackward ? listed.toReversed() : listed;
};

const toStored = <D extends Document>([body, position]: Row): Stored<D> => ({ doc: JSON.parse(body), position });

const statementOf = ({ text, values }: Sql) => [text, values] as const;
