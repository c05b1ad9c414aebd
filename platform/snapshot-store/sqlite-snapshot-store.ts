import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../sqlite/sqlite-code.ts';
import { removeFile } from '../sqlite/sqlite-damage.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FoundMark, mustFit, type SnapshotStore, type StoredSnapshot } from './snapshot-store.ts';
import {
  find,
  findMark,
  forget,
  noteUses,
  removeSome,
  save,
  schema,
  type Statements,
  statementsOf,
} from './sqlite-snapshot-rows.ts';

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
  const inTransaction = <T>(work: (statements: Statements) => T, nothing: T) =>
    sound(({ transaction, statements }) => transaction(() => work(statements)), nothing);
  return {
    find: (of, upTo = Number.MAX_SAFE_INTEGER) =>
      sound<StoredSnapshot | undefined>(({ statements }) => find(statements, of, upTo), undefined),
    mark: (of, name) =>
      sound<FoundMark>(({ statements }) => findMark(statements, of, name), { upTo: -1, value: undefined }),
    save: async (of, snapshot, marks) => {
      mustFit(snapshot);
      return inTransaction((statements) => save(statements, of, snapshot, marks), false);
    },
    forget: (stream) => inTransaction((statements) => forget(statements, stream), undefined),
    retain: async (folds, at) => {
      const unused = await inTransaction<readonly string[]>((statements) => noteUses(statements, folds, at), []);
      while (await inTransaction(removeSome, false)) await nextTurn();
      return unused;
    },
    close: async () => close(),
  };
};
