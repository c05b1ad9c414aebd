import type { Db } from 'mongodb';
import type { Checkpoint as LogCheckpoint } from '../event-store/checkpoint.ts';
import { MongoCatalog } from './mongo-catalog.ts';
import { mongoCollection, MongoCounts } from './mongo-collection.ts';
import { orUnavailable, orUnavailableInTime } from './mongo-failure.ts';
import { listIndexes, updateIndexes } from './mongo-indexes.ts';
import { MongoSweep } from './mongo-sweep.ts';
import type { MongoVersion } from './mongo-version.ts';
import { writeRows } from './mongo-write.ts';
import {
  type Checkpoint,
  logCheckpoint,
  type StoredCheckpoint,
  type ViewCollection,
  type ViewDefinition,
  type ViewStore,
  type ViewWrite,
  UnknownView,
} from './view-store.ts';

interface Options {
  /** Replaced documents are kept so long for their readers, ms; readers look up the version again by half of it. */
  readonly keptMs?: number;
}

/** The view store over MongoDB, whose client its owner closes. Throws `ViewStoreUnavailable`, reads after 4 s. */
export const openMongoViewStore = async (db: Db, { keptMs = 10_000 }: Options = {}): Promise<ViewStore> =>
  new MongoViewStore(db, keptMs);

class MongoViewStore implements ViewStore {
  readonly #db: Db;
  readonly #catalog: MongoCatalog;
  readonly #counts = new MongoCounts();
  readonly #sweep: MongoSweep;
  readonly #keptMs: number;
  readonly #changing = new Set<Promise<unknown>>();
  #open = true;

  constructor(db: Db, keptMs: number) {
    this.#db = db;
    this.#keptMs = keptMs;
    this.#catalog = new MongoCatalog(db.collection('views'));
    this.#sweep = new MongoSweep(db, keptMs);
  }

  define(view: ViewDefinition): Promise<void> {
    return this.#change(async (catalog) => {
      const { collection } = await this.#defined(catalog, view);
      await updateIndexes(this.#db.collection(collection), view);
      await this.#sweep.leftOvers(view.name, () => catalog.ofView(view.name));
    });
  }

  /** A version whose documents somebody has dropped begins anew: from where it was it would lack them for ever. */
  async #defined(catalog: MongoCatalog, view: ViewDefinition): Promise<MongoVersion> {
    const known = await catalog.define(view);
    if (known.writes === 0 || (await listIndexes(this.#db.collection(known.collection)))) return known;
    await catalog.drop(known, known.fence);
    return catalog.define(view);
  }

  view(name: string): ViewCollection {
    this.#known();
    return this.#reading((now) => this.#known().live(name, now));
  }

  version(name: string, version: number): ViewCollection {
    return this.#reading((now) => this.#known().version(name, version, now));
  }

  // oxlint-disable-next-line max-params -- as the port has it
  write(
    name: string,
    version: number,
    writes: readonly ViewWrite[],
    checkpoint: number | LogCheckpoint,
    fence = 0,
  ): Promise<void> {
    const reached = logCheckpoint(checkpoint);
    return this.#change(async (catalog) => {
      if (writes.length === 0) return catalog.pass(name, version, fence, reached);
      const known = await catalog.admit(name, version, fence);
      await writeRows(this.#db.collection(known.collection), known.view, writes);
      await catalog.reach(known, reached, fence).catch((error: unknown) => {
        // A write that comes after its version was dropped makes the collection again, without indexes.
        if (error instanceof UnknownView) this.#sweep.later([known.collection]);
        throw error;
      });
    });
  }

  async checkpoint(name: string, version: number): Promise<StoredCheckpoint | undefined> {
    const known = (await this.#versions(name)).find(({ view }) => view.version === version);
    if (!known) return undefined;
    const { position, status, event } = known;
    return { position, status, ...(event && { event }) };
  }

  async versions(name: string): Promise<readonly (Checkpoint & { readonly version: number })[]> {
    return (await this.#versions(name)).map(({ view: { version }, position, status }) => ({
      version,
      position,
      status,
    }));
  }

  swap(name: string, version: number, fence = 0): Promise<void> {
    return this.#change(async (catalog) => {
      const others = await catalog.makeOnly(await catalog.admit(name, version, fence, { position: 0 }), fence);
      this.#sweep.later(others.map(({ collection }) => collection));
    });
  }

  drop(name: string, version: number, fence = 0): Promise<void> {
    return this.#change(async (catalog) => {
      const known = (await catalog.ofView(name)).find(({ view }) => view.version === version);
      if (known === undefined) return;
      await catalog.drop(known, fence);
      this.#sweep.later([known.collection]);
    });
  }

  async close(): Promise<void> {
    this.#open = false;
    await Promise.allSettled(this.#changing);
    await this.#sweep.close();
  }

  #reading(current: (now: boolean) => Promise<MongoVersion>): ViewCollection {
    return mongoCollection({ db: this.#db, counts: this.#counts, staleMs: this.#keptMs / 2 }, async (now) =>
      current(now),
    );
  }

  #versions(name: string): Promise<readonly MongoVersion[]> {
    return orUnavailableInTime(async () => this.#known().ofView(name));
  }

  async #change(work: (catalog: MongoCatalog) => Promise<void>): Promise<void> {
    const changing = orUnavailable(async () => work(this.#known()));
    this.#changing.add(changing);
    try {
      await changing;
    } finally {
      this.#changing.delete(changing);
    }
  }

  #known(): MongoCatalog {
    if (!this.#open) throw new Error('the view store is closed');
    return this.#catalog;
  }
}
