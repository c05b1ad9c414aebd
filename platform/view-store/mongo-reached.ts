import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../mongo/duplicate-key.ts';
import { inOneTurn } from '../mongo/in-one-turn.ts';
import type { ViewEntry } from './mongo-version.ts';

/** Beside the views' entries, under a name that no view has. */
const reachedId = '#reached';

/**
 * How far versions came when nothing was to be written for them, by their collection. What no event changes is most of
 * the views most of the time: they are moved on by one change of one document, however many they are. It needs no
 * fence: who folded events and found nothing to write is right about that, also when it is no longer the owner.
 */
interface Mark {
  readonly collection: string;
  readonly position: number;
}

/** Names of collections have dots, which paths cannot. */
const keyOf = (collection: string) => collection.replaceAll('.', ':');
const markPath = (collection: string) => `reached.${keyOf(collection)}`;

export const reachedBy = (marks: ViewEntry | undefined, collection: string): number =>
  marks?.reached?.[keyOf(collection)] ?? 0;

export const forgetReached = async (views: Collection<ViewEntry>, collections: readonly string[]): Promise<void> => {
  if (collections.length > 0)
    await views.updateOne(
      { _id: reachedId },
      { $unset: Object.fromEntries(collections.map((name) => [markPath(name), 1 as const])) },
    );
};

/** Raises marks; those of one turn of the event loop together. */
export const raisingReached = (views: Collection<ViewEntry>): ((mark: Mark) => Promise<void>) =>
  inOneTurn(async (group) => {
    const highest = group
      .toSorted((a, b) => a.position - b.position)
      .map(({ collection, position }) => [markPath(collection), position] as const);
    const raise = () => views.updateOne({ _id: reachedId }, { $max: Object.fromEntries(highest) }, { upsert: true });
    // Another process was quicker to make it.
    await raise().catch((error: unknown) => (isDuplicateKey(error) ? raise() : Promise.reject(error)));
    return group.map(() => undefined);
  });

export interface Found {
  readonly entry: ViewEntry | null | undefined;
  readonly marks?: ViewEntry | undefined;
}

/** Entries with the marks beside them; what is asked in one turn of the event loop in one message. */
export const findingEntries = (views: Collection<ViewEntry>) =>
  inOneTurn(async (names: readonly string[]): Promise<readonly Found[]> => {
    const found = new Map(
      (await views.find({ _id: { $in: [...new Set(names), reachedId] } }).toArray()).map((entry) => [entry._id, entry]),
    );
    return names.map((name) => ({ entry: found.get(name), marks: found.get(reachedId) }));
  });
