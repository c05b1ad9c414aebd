import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Log } from '../log/logger.ts';
import { SqliteCatalog } from './sqlite-catalog.ts';
import { sqliteCollection } from './sqlite-collection.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { isDamage } from '../sqlite/sqlite-code.ts';
import { moveAside, removeAside, removeFile } from '../sqlite/sqlite-damage.ts';
import { emptyWriteAheadLog, prepareForReaders, rewriteVersion } from './sqlite-scrub.ts';
import { type Shrinking, shrinking } from './sqlite-shrink.ts';
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
  ViewStoreUnavailable,
  type ViewWrite,
} from './view-store.ts';

/** The view store over one SQLite file in one process. A version that is being built gets its indexes at `swap`. */
export const openSqliteViewStore = async (file: string, log?: Log): Promise<ViewStore> => {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return new SqliteViewStore(file, log);
  } catch (error) {
    // Met by the connection itself, or by what was read through it.
    const damage = error instanceof ViewStoreUnavailable ? error.cause : error;
    if (!isDamage(damage)) throw error;
    setAside(file, damage, log);
    return new SqliteViewStore(file, log);
  }
};

const setAside = (file: string, err: unknown, log: Log | undefined): void => {
  const aside = moveAside(file);
  log?.error({ err, file, aside }, 'the file of the views is damaged: it was moved aside, all views are built anew');
};

class SqliteViewStore implements ViewStore {
  readonly #file: string;
  readonly #log: Log | undefined;
  readonly #connection: SqliteConnection;
  readonly #catalog: SqliteCatalog;
  readonly #writer: SqliteWriter;
  readonly #shrinking: Shrinking;
  readonly #listeners = new Set<(name: string, position: number) => void>();
  #open = false;
  #damage: unknown;

  constructor(file: string, log: Log | undefined) {
    this.#file = file;
    this.#log = log;
    this.#connection = new SqliteConnection(file, {
      remove: removeFile,
      onDamage: (error) => {
        this.#damage ??= error;
        // Not amid whatever met it.
        setImmediate(() => this.#beginAnew());
      },
    });
    try {
      this.#catalog = new SqliteCatalog(this.#connection);
    } catch (error) {
      this.#connection.close();
      throw error;
    }
    this.#writer = new SqliteWriter(this.#connection, this.#catalog, (version) => this.#tell(version));
    this.#shrinking = shrinking(this.#connection, log);
    this.#shrinking.start();
    this.#open = true;
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
    this.#shrinking.start();
  }

  async drop(name: string, version: number, fence = 0): Promise<void> {
    const known = this.#known().find(name, version);
    if (!known) return;
    this.#catalog.mustAdmit(known, fence);
    this.#catalog.drop(known);
    this.#shrinking.start();
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
    removeAside(this.#file);
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    this.#writer.flush();
    this.#open = false;
    this.#shrinking.end();
    this.#connection.close();
    // Whoever met it at a start ends before it is begun anew, and would meet it at each start.
    if (this.#damage !== undefined) setAside(this.#file, this.#damage, this.#log);
  }

  /** Whoever writes or reads a view meets `UnknownView` from here on, which makes projections build theirs anew. */
  #beginAnew(): void {
    if (!this.#open || this.#damage === undefined) return;
    const damage = this.#damage;
    this.#damage = undefined;
    try {
      this.#catalog.begin((file) => setAside(file, damage, this.#log));
    } catch (err) {
      this.#log?.error({ err }, 'the damaged file of the views could not be replaced: the next start tries again');
    }
  }

  #tell({ view, status, position }: SqliteVersion): void {
    if (status === 'live') for (const listener of this.#listeners) listener(view.name, position);
  }

  #known(): SqliteCatalog {
    if (!this.#open) throw new Error('the view store is closed');
    return this.#catalog;
  }
}
