import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteCatalog } from './sqlite-catalog.ts';
import { sqliteCollection } from './sqlite-collection.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { emptyWriteAheadLog, prepareForReaders, rewriteVersion } from './sqlite-scrub.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import type { Checkpoint as LogCheckpoint } from '../event-store/checkpoint.ts';
import {
  type Checkpoint,
  logCheckpoint,
  type StoredCheckpoint,
  type ViewCollection,
  type ViewDefinition,
  type ViewStore,
  type ViewWrite,
} from './view-store.ts';

/** The view store over one SQLite file in one process. A version that is being built gets its indexes at `swap`. */
export const openSqliteViewStore = async (file: string): Promise<ViewStore> => {
  mkdirSync(dirname(file), { recursive: true });
  const connection = connect(file);
  try {
    return new SqliteViewStore(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
};

/** How tables are made in this file, and what may be left in it; to be raised when that changes. */
const layout = 3;

/** A file of another layout is begun anew: everything in it is made again from the log. */
const connect = (file: string): SqliteConnection => {
  const connection = new SqliteConnection(file);
  if (connection.userVersion() === layout) return connection;
  connection.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  const fresh = new SqliteConnection(file);
  fresh.exec(`PRAGMA user_version = ${layout}`);
  return fresh;
};

class SqliteViewStore implements ViewStore {
  readonly #connection: SqliteConnection;
  readonly #catalog: SqliteCatalog;
  readonly #writer: SqliteWriter;
  readonly #listeners = new Set<(name: string, position: number) => void>();
  #open = true;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#catalog = new SqliteCatalog(connection);
    this.#writer = new SqliteWriter(connection, this.#catalog, (version) => this.#tell(version));
  }

  async define(view: ViewDefinition): Promise<void> {
    this.#known().define(view);
  }

  view(name: string): ViewCollection {
    this.#known().live(name);
    return sqliteCollection(this.#connection, () => this.#known().live(name));
  }

  version(name: string, version: number): ViewCollection {
    return sqliteCollection(this.#connection, () => this.#known().version(name, version));
  }

  // oxlint-disable-next-line max-params -- as the port has it
  async write(
    name: string,
    version: number,
    writes: readonly ViewWrite[],
    checkpoint: number | LogCheckpoint,
    fence = 0,
  ): Promise<void> {
    const known = this.#known().version(name, version);
    await this.#writer.add(known, { writes, checkpoint: logCheckpoint(checkpoint), fence });
  }

  async checkpoint(name: string, version: number): Promise<StoredCheckpoint | undefined> {
    const known = this.#known().find(name, version);
    if (!known) return undefined;
    const { position, status, event } = known;
    return { position, status, ...(event && { event }) };
  }

  async versions(name: string): Promise<readonly (Checkpoint & { readonly version: number })[]> {
    return this.#known()
      .ofView(name)
      .map(({ view: { version }, position, status }) => ({ version, position, status }));
  }

  async prepare(name: string, version: number): Promise<void> {
    const next = this.#known().version(name, version);
    if (next.status !== 'live') await prepareForReaders(this.#connection, next, () => this.#known().mustHold(next));
  }

  async swap(name: string, version: number, fence = 0): Promise<void> {
    const next = this.#known().version(name, version);
    this.#catalog.mustAdmit(next, fence);
    await this.prepare(name, version);
    this.#known().mustAdmit(next, fence);
    this.#catalog.makeOnly(next);
    this.#tell(next);
  }

  async drop(name: string, version: number, fence = 0): Promise<void> {
    const known = this.#known().find(name, version);
    if (!known) return;
    this.#catalog.mustAdmit(known, fence);
    this.#catalog.drop(known);
  }

  onWrite(listener: (name: string, position: number) => void): () => void {
    // Wrapped, so that one handed in twice is told twice and ends twice.
    const added = (name: string, position: number) => listener(name, position);
    this.#listeners.add(added);
    return () => this.#listeners.delete(added);
  }

  async scrub(): Promise<void> {
    this.#writer.flush();
    for (const version of this.#known().personal())
      if (this.#known().holds(version))
        await rewriteVersion(this.#connection, version, () => this.#known().mustHold(version));
    emptyWriteAheadLog(this.#connection);
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    this.#writer.flush();
    this.#open = false;
    this.#connection.close();
  }

  #tell({ view, status, position }: SqliteVersion): void {
    if (status === 'live') for (const listener of this.#listeners) listener(view.name, position);
  }

  #known(): SqliteCatalog {
    if (!this.#open) throw new Error('the view store is closed');
    return this.#catalog;
  }
}
