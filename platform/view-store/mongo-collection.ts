import type { Collection, Db } from 'mongodb';
import { bounded } from '../mongo/patience.ts';
import { orUnavailableInTime } from './mongo-failure.ts';
import { filterOf, filterOfWalk, orderOf } from './mongo-filter.ts';
import { type MongoRow, bodyFields, type ShownRow, storedOf } from './mongo-row.ts';
import type { MongoVersion } from './mongo-version.ts';
import { walkOf } from './sort-place.ts';
import { rowLimit } from './view-definition.ts';
import { type ViewQuestion, viewQuestionOf } from './view-question.ts';
import type { Document, FindOptions, Stored, ViewCollection } from './view-store.ts';
import { LRUCache } from 'lru-cache';

interface Count {
  readonly writes: number;
  readonly value: Promise<number>;
}

const maxCounts = 500;

/** Answers of `count`: each holds until its version is written again, by whatever process. */
export class MongoCounts {
  readonly #counts = new LRUCache<string, Count>({ max: maxCounts });

  of(
    { collection, writes, writing }: MongoVersion,
    { tests, text }: ViewQuestion,
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

/** A version of a view for its readers: as it was a moment ago, or as it is `now`. Throws `UnknownView`. */
export type Current = (now: boolean) => Promise<MongoVersion>;

interface ReaderOptions {
  readonly db: Db;
  readonly counts: MongoCounts;
  readonly staleMs: number;
}

/** Documents in one answer of the server, because a page that comes in parts may miss what is written meanwhile. */
const batchSize = 10_000;
const reading = { ...bounded, projection: bodyFields, batchSize } as const;

/** Documents of whatever version `current` names at the time of each call; what it throws is passed on. */
export const mongoCollection = ({ db, counts, staleMs }: ReaderOptions, current: Current): ViewCollection => {
  const rowsOf = ({ collection }: MongoVersion): Collection<MongoRow> => db.collection(collection);
  /** Whoever was held up for so long that the documents may be gone asks again. */
  const read = async <T>(work: (version: MongoVersion) => Promise<T>, now = false): Promise<T> => {
    const version = await current(now);
    const answer = await work(version);
    if (performance.now() - version.lookedUpAt < staleMs) return answer;
    return (await current(true)).collection === version.collection ? answer : read(work, true);
  };
  const page = async (version: MongoVersion, options: FindOptions) => {
    const { limit: asked, offset = 0, afterId } = options;
    const [question, walk] = [viewQuestionOf(version.view, options), walkOf(version.view, options)];
    const [limit, skip] = [rowLimit('limit', asked), rowLimit('offset', offset)];
    if (limit === 0 || question === undefined) return [];
    const rows = await rowsOf(version)
      .find<ShownRow>(filterOfWalk(question, walk, afterId), { ...reading, sort: orderOf(walk), limit, skip })
      .toArray();
    return walk.isBackward ? rows.toReversed() : rows;
  };
  const count = async (version: MongoVersion, options: Pick<FindOptions, 'where' | 'text'>) => {
    const question = viewQuestionOf(version.view, options);
    if (question === undefined) return 0;
    return counts.of(version, question, () => rowsOf(version).countDocuments(filterOf(question), bounded));
  };
  return {
    get: <D extends Document>(id: string) =>
      orUnavailableInTime(async (): Promise<Stored<D> | undefined> => {
        const row = await read((version) => rowsOf(version).findOne<ShownRow>({ _id: id, gone: false }, reading));
        return row === null ? undefined : storedOf<D>(row);
      }),
    getMany: <D extends Document>(ids: readonly string[]) =>
      orUnavailableInTime(async () => {
        const rows = await read((version) =>
          rowsOf(version)
            .find<ShownRow>({ _id: { $in: [...ids] }, gone: false }, reading)
            .toArray(),
        );
        return rows.map((row) => storedOf<D>(row));
      }),
    find: <D extends Document>(options: FindOptions) =>
      orUnavailableInTime(async () => (await read((version) => page(version, options))).map((row) => storedOf<D>(row))),
    count: (options) => orUnavailableInTime(() => read((version) => count(version, options), true)),
  };
};
