import { LRUCache } from 'lru-cache';
import type { Question } from './mongo-filter.ts';
import type { MongoVersion } from './mongo-version.ts';

interface Count {
  readonly writes: number;
  readonly value: Promise<number>;
}

const maxCounts = 500;

/** Answers of `count`: each holds until its version is written again, by whatever process. */
export class MongoCounts {
  readonly #counts = new LRUCache<string, Count>({ max: maxCounts });

  /** `version` as it is now; `count` answers when it was not asked since its last write. */
  of(
    { collection, writes, writing }: MongoVersion,
    { tests, text }: Question,
    count: () => Promise<number>,
  ): Promise<number> {
    if (writing) return count();
    const key = JSON.stringify([collection, tests, text]);
    const known = this.#counts.get(key);
    if (known?.writes === writes) return known.value;
    const value = count();
    this.#counts.set(key, { writes, value });
    value.catch(() => this.#counts.delete(key));
    return value;
  }
}
