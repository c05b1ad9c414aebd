import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import { isDamage } from '../sqlite/sqlite-code.ts';
import { ViewStoreUnavailable } from './view-store.ts';

/** All that may be bound: this driver takes an object for named values and binds NULL. Text ends at a NUL. */
export type Bound = string | number | null;

/** Statements kept ready. Texts differ by what a query names, never by its values. */
const maxStatements = 500;

/** How tables are made in this file, and what may be left in it; to be raised when that changes. */
const layout = 4;

// NORMAL, since views are made again from the log. Deleted bytes are zeroed: an erased person must not be found. Pages
// that become free can only be given back where that was said before the first table.
const settings =
  'PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON';

const openFile = (file: string): DatabaseSyncInstance => {
  const database = new DatabaseSync(file, { timeout: 1_000, returnArrays: true });
  try {
    database.exec(settings);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

export interface SqliteConnectionOptions {
  /** Takes away a file of another layout, since everything in it is made again from the log. */
  readonly remove: (file: string) => void;
  /** Hears of each statement that met damage. */
  readonly onDamage: (error: unknown) => void;
}

export class SqliteConnection {
  readonly #file: string;
  readonly #onDamage: (error: unknown) => void;
  readonly #statements = new LRUCache<string, StatementSyncInstance>({ max: maxStatements });
  #database: DatabaseSyncInstance;

  constructor(file: string, { remove, onDamage }: SqliteConnectionOptions) {
    this.#file = file;
    this.#onDamage = onDamage;
    this.#database = openFile(file);
    try {
      if (this.first<[number]>('PRAGMA user_version', [])?.[0] !== layout) this.begin(remove);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /**
   * Goes on in an empty file, after `takeAway` has moved or removed the present one. That may be open until statements
   * are collected, and SQLite leaves the files beside a database alone whose file is elsewhere.
   */
  begin(takeAway: (file: string) => void): void {
    this.close();
    takeAway(this.#file);
    this.#database = openFile(this.#file);
    this.#database.exec(`PRAGMA user_version = ${layout}`);
  }

  all<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row[] {
    return this.#watched(() => this.#statement(sql).all(...values) as Row[]);
  }

  first<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row | undefined {
    return this.#watched(() => this.#statement(sql).get(...values) as Row | undefined);
  }

  /** How many rows changed. */
  run(sql: string, values: readonly Bound[]): number {
    return this.#watched(() => this.#statement(sql).run(...values).changes);
  }

  exec(sql: string): void {
    this.#watched(() => this.#database.exec(sql));
  }

  transaction<T>(work: () => T): T {
    this.run('BEGIN IMMEDIATE', []);
    try {
      const result = work();
      this.run('COMMIT', []);
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself; another ROLLBACK would hide the reason.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  /** Throws `ViewStoreUnavailable` for damage, and whatever else the engine throws. */
  #watched<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#onDamage(error);
      throw new ViewStoreUnavailable('the file of the views is damaged', { cause: error });
    }
  }

  #statement(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
