import Database from 'libsql';
import { LRUCache } from 'lru-cache';

/** All that may be bound: this driver ends the process on other types. Text is read back up to a NUL. */
export type Bound = string | number | null;

/** Statements kept ready. Texts differ by what a query names, never by its values. */
const maxStatements = 500;

/** The one connection to a file. Everything is synchronous. */
export class SqliteConnection {
  readonly #database: Database.Database;
  readonly #statements = new LRUCache<string, Database.Statement>({ max: maxStatements });

  /**
   * NORMAL: a power cut may take the newest commits, never the file's order; views are made again from the log. Pages
   * go from the WAL into the file seldom, since each write touches a page of every index. What is deleted or
   * overwritten is zeroed: a person who was erased must not be found in the file.
   */
  constructor(file: string) {
    this.#database = new Database(file, { timeout: 1_000 });
    this.#database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON',
    );
  }

  /** A number kept in the file for its user; 0 in a new one. */
  userVersion(): number {
    return this.first<[number]>('PRAGMA user_version', [])?.[0] ?? 0;
  }

  all<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row[] {
    return this.#reading(sql).all([...values]) as Row[];
  }

  first<Row extends readonly Bound[]>(sql: string, values: readonly Bound[]): Row | undefined {
    return this.#reading(sql).get([...values]) as Row | undefined;
  }

  /** Answers how many rows changed. */
  run(sql: string, values: readonly Bound[]): number {
    return this.#statement(sql).run([...values]).changes;
  }

  /** Runs statements once, outside the cache. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs `work` in one transaction; when anything throws, nothing of it is kept. */
  transaction<T>(work: () => T): T {
    this.run('BEGIN IMMEDIATE', []);
    try {
      const result = work();
      this.run('COMMIT', []);
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself; another ROLLBACK would hide the reason.
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #reading(sql: string): Database.Statement {
    return this.#statement(sql, (statement) => statement.raw());
  }

  #statement(sql: string, prepared = (statement: Database.Statement) => statement): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = prepared(this.#database.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }
}
