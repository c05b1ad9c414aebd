import type { Checkpoint, EventMark } from '../event-store/checkpoint.ts';
import type { Checkpoint as ViewCheckpoint, ViewDefinition } from './view-store.ts';
import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../mongo/mongo-errors.ts';
import { bounded } from '../mongo/patience.ts';
import { batchPerTurn } from '../mongo/batch-per-turn.ts';

export interface VersionEntry {
  /** A new name each time, so that a stale writer of the same number harms nothing. */
  readonly collection: string;
  readonly definition: string;
  readonly position: number;
  /** Of the last change of this entry; marks raise the position for up to a second without it. */
  readonly event?: EventMark;
  readonly fence: number;
  /** A count holds until there is another write. */
  readonly writes: number;
  /** One is under way, or broke off after its documents: what is counted now holds for nobody else. */
  readonly writing?: boolean;
}

/** One document per view, so that the version readers see changes in one step. */
export interface ViewEntry {
  readonly _id: string;
  readonly live?: string;
  readonly versions?: Readonly<Record<string, VersionEntry>>;
  readonly reached?: Readonly<Record<string, number>>;
}

/** A version as its view had it at `lookedUpAt`, of this process's monotonic clock in ms. */
export interface MongoVersion extends ViewCheckpoint, Omit<VersionEntry, 'definition'> {
  readonly view: ViewDefinition;
  readonly lookedUpAt: number;
}

export const pathOf = (version: number): string => `versions.v${version}`;

export const eventChange = (path: string, { event }: Checkpoint) => event && { [`${path}.event`]: event };

export const versionsOf = (
  entry: ViewEntry | null | undefined,
  lookedUpAt: number,
  marks?: ViewEntry,
): readonly MongoVersion[] =>
  Object.values(entry?.versions ?? {})
    .map(({ definition, ...rest }): MongoVersion => {
      const view: ViewDefinition = JSON.parse(definition);
      const position = Math.max(rest.position, reachedPosition(marks, rest.collection));
      return { ...rest, position, view, status: entry?.live === rest.collection ? 'live' : 'building', lookedUpAt };
    })
    .toSorted((a, b) => a.view.version - b.view.version);

const reachedId = '#reached';

/** A version's position where nothing was written: unfenced, since a former owner is right about having found nothing. */
interface Mark {
  readonly collection: string;
  readonly position: number;
}

/** Names of collections have dots, which paths cannot. */
const keyOf = (collection: string) => collection.replaceAll('.', ':');
const markPath = (collection: string) => `reached.${keyOf(collection)}`;

const reachedPosition = (marks: ViewEntry | undefined, collection: string): number =>
  marks?.reached?.[keyOf(collection)] ?? 0;

export const forgetReached = async (views: Collection<ViewEntry>, collections: readonly string[]): Promise<void> => {
  if (collections.length > 0)
    await views.updateOne(
      { _id: reachedId },
      { $unset: Object.fromEntries(collections.map((name) => [markPath(name), 1 as const])) },
    );
};

/** Raises marks; those of one turn of the event loop together. */
export const reachedUpdater = (views: Collection<ViewEntry>): ((mark: Mark) => Promise<void>) =>
  batchPerTurn(async (group) => {
    const highest = group
      .toSorted((a, b) => a.position - b.position)
      .map(({ collection, position }) => [markPath(collection), position] as const);
    const raise = () => views.updateOne({ _id: reachedId }, { $max: Object.fromEntries(highest) }, { upsert: true });
    await raise().catch((error: unknown) => (isDuplicateKey(error) ? raise() : Promise.reject(error)));
    return group.map(() => undefined);
  });

export interface FoundEntry {
  readonly entry: ViewEntry | null | undefined;
  readonly marks?: ViewEntry | undefined;
}

/** Entries with the marks beside them; what is asked in one turn of the event loop in one message. */
export const entryFinder = (views: Collection<ViewEntry>) =>
  batchPerTurn(async (names: readonly string[]): Promise<readonly FoundEntry[]> => {
    const found = new Map(
      (await views.find({ _id: { $in: [...new Set(names), reachedId] } }, bounded).toArray()).map((entry) => [
        entry._id,
        entry,
      ]),
    );
    return names.map((name) => ({ entry: found.get(name), marks: found.get(reachedId) }));
  });
