import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';

/** All that may be bound: this driver takes an object for named values and binds NULL. Text ends at a NUL. */
export type Bound = string | number | null;

/** Statements kept ready. Texts differ by what a query names, never by its values. */
const maxStatements = 500;

export class SqliteConnection {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new LRUCache<string, StatementSyncInstance>({ max: maxStatements });

  /** NORMAL, since views are made again from the log. Deleted bytes are zeroed: an erased person must not be found. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 1_000, returnArrays: true });
    this.#database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON',
    );
  }

  /** 0 in a new file. */
  userVersion(): number {
    return this.first<[number]>('PRAGMA user_version', [])?.[0] ?? 0;
  }

  all<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  first<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  /** How many rows changed. */
  run(sql: string, values: readonly Bound[]): number {
    return this.#statement(sql).run(...values).changes;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
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
    this.#database.close();
  }

  #statement(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
