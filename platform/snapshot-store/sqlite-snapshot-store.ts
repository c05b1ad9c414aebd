import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../sqlite/sqlite-code.ts';
import { removeFile } from '../view-store/sqlite-damage.ts';
import type { FoldOf, FoundMark, Marks, SnapshotStore, StoredSnapshot } from './snapshot-store.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS folds (
    id     INTEGER PRIMARY KEY,
    fold   TEXT NOT NULL,
    stream TEXT NOT NULL,
    UNIQUE (stream, fold)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS snapshots (
    fold     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    position INTEGER NOT NULL,
    hash     TEXT NOT NULL,
    state    BLOB NOT NULL,
    PRIMARY KEY (fold, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS marks (
    fold  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (fold, name)
  ) STRICT, WITHOUT ROWID;`;

interface SnapshotRow {
  readonly revision: number;
  readonly position: number;
  readonly hash: string;
  readonly state: Uint8Array;
}

const statementsOf = (database: DatabaseSyncInstance) => ({
  idOf: database.prepare('SELECT id FROM folds WHERE stream = ? AND fold = ?'),
  addFold: database.prepare('INSERT OR IGNORE INTO folds (stream, fold) VALUES (?, ?)'),
  newest: database.prepare(
    'SELECT revision, position, hash, state FROM snapshots WHERE fold = ? AND revision <= ? ORDER BY revision DESC LIMIT 1',
  ),
  upTo: database.prepare('SELECT max(revision) AS revision FROM snapshots WHERE fold = ?'),
  at: database.prepare('SELECT 1 FROM snapshots WHERE fold = ? AND revision = ?'),
  mark: database.prepare('SELECT value FROM marks WHERE fold = ? AND name = ?'),
  addMark: database.prepare('INSERT OR REPLACE INTO marks VALUES (?, ?, ?)'),
  addSnapshot: database.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)'),
});

const transactionsOn =
  (database: DatabaseSyncInstance) =>
  <T>(work: () => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };

const openFile = (file: string) => {
  const database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
    return { database, statements: statementsOf(database), transaction: transactionsOn(database) };
  } catch (error) {
    database.close();
    throw error;
  }
};

/**
 * One file, which may be deleted while nothing runs. Not flushed at each save: what a crash takes is made again. A
 * damaged one is removed and begun anew, at the start and while it is used: then nothing is kept.
 */
export const openSqliteSnapshotStore = (file: string): SnapshotStore => {
  const openSound = () => {
    try {
      return openFile(file);
    } catch (error) {
      if (!isDamage(error)) throw error;
      removeFile(file);
      return openFile(file);
    }
  };
  let opened = openSound();
  const close = () => {
    if (opened.database.isOpen) opened.database.close();
  };
  const sound = async <T>(work: (parts: typeof opened) => T, nothing: T): Promise<T> => {
    try {
      return work(opened);
    } catch (error) {
      if (!isDamage(error)) throw error;
      close();
      removeFile(file);
      opened = openFile(file);
      return nothing;
    }
  };
  return {
    find: (of, upTo = Number.MAX_SAFE_INTEGER) =>
      sound(({ statements }) => {
        const row = statements.newest.get(idIn(statements, of), upTo) as SnapshotRow | undefined;
        return row && { ...row, state: Buffer.from(row.state) };
      }, undefined),
    mark: (of, name) =>
      sound<FoundMark>(
        ({ statements }) => {
          const id = idIn(statements, of);
          const { revision } = statements.upTo.get(id) as { readonly revision: number | null };
          const found = statements.mark.get(id, name) as { readonly value: string } | undefined;
          return { upTo: revision ?? -1, value: found?.value };
        },
        { upTo: -1, value: undefined },
      ),
    save: (of, snapshot, marks) => sound((parts) => parts.transaction(() => save(parts, of, snapshot, marks)), false),
    forget: (stream) => sound((parts) => parts.transaction(() => forget(parts, stream)), undefined),
    close: async () => close(),
  };
};

type Parts = ReturnType<typeof openFile>;

const idIn = ({ idOf }: Parts['statements'], { stream, fold }: FoldOf) =>
  (idOf.get(stream, fold) as { readonly id: number } | undefined)?.id ?? -1;

const save = (
  { statements }: Parts,
  of: FoldOf,
  { revision, position, hash, state }: StoredSnapshot,
  { since, byName }: Marks,
): boolean => {
  if (since >= 0 && !statements.at.get(idIn(statements, of), since)) return false;
  statements.addFold.run(of.stream, of.fold);
  const id = idIn(statements, of);
  for (const [name, value] of byName) statements.addMark.run(id, name, value);
  statements.addSnapshot.run(id, revision, position, hash, state);
  return true;
};

const forget = ({ database }: Parts, stream: string) => {
  for (const table of ['snapshots', 'marks'])
    database.prepare(`DELETE FROM ${table} WHERE fold IN (SELECT id FROM folds WHERE stream = ?)`).run(stream);
  database.prepare('DELETE FROM folds WHERE stream = ?').run(stream);
};
