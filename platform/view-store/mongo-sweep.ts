import type { Db } from 'mongodb';
import { bounded } from '../mongo/patience.ts';
import { collectionsOf } from './mongo-catalog.ts';
import type { MongoVersion } from './mongo-version.ts';

/** Not at once: other processes may be reading them. */
export class MongoSweep {
  readonly #db: Db;
  readonly #afterMs: number;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #dropping = new Set<Promise<void>>();

  constructor(db: Db, afterMs: number) {
    this.#db = db;
    this.#afterMs = afterMs;
  }

  later(collections: readonly string[]): void {
    if (collections.length === 0) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const dropping = this.#drop(collections).finally(() => this.#dropping.delete(dropping));
      this.#dropping.add(dropping);
    }, this.#afterMs).unref();
    this.#timers.add(timer);
  }

  /** Drops what a process that ended too soon has left; `known` is called after the collections were listed. */
  async leftOvers(name: string, known: () => Promise<readonly MongoVersion[]>): Promise<void> {
    const prefix = collectionsOf(name);
    const listed = await this.#db
      .listCollections(
        { name: { $regex: `^${prefix.replaceAll('.', String.raw`\.`)}` } },
        { nameOnly: true, ...bounded },
      )
      .toArray();
    const used = new Set((await known()).map(({ collection }) => collection));
    this.later(
      listed
        .map((collection) => collection.name)
        .filter((collection) => collection.startsWith(prefix) && !used.has(collection)),
    );
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#dropping);
  }

  async #drop(collections: readonly string[]): Promise<void> {
    // What fails here is found again by whoever defines the view next.
    for (const collection of collections) await this.#db.dropCollection(collection).catch(() => undefined);
  }
}
