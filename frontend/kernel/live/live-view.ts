import type { LiveMessage } from '@maru/contracts/kernel/live';
import { type CacheApi, createFollower, type Loading } from './follower.ts';
import type { Live } from './live-client.ts';
import type { Change } from './live-entry.ts';

interface Versioned {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
}

/** How a cached query follows the socket. */
export interface LiveViewSpec<Data, Arg, Doc extends object> {
  /** Names as in the contract's relay. */
  readonly relay: { readonly view: string; readonly event: string; readonly deletedEvent?: string };
  readonly room: (arg: Arg) => string;
  /** Whether a document belongs to this query at all. Absent: every one does. */
  readonly concerns?: (document: Doc, arg: Arg) => boolean;
  /** The documents the cache holds. */
  readonly documents: (data: Data) => readonly Versioned[];
  /** Puts a newer document into the draft, or leaves it. */
  readonly patch: (draft: Data, message: LiveMessage<Doc>, arg: Arg) => void;
  /** Takes a deleted document out of the draft. Absent: `patch` gets it, marked `deleted`. */
  readonly remove?: (draft: Data, id: string, arg: Arg) => void;
}

interface Follows<Data> {
  readonly hear: (change: Change) => void;
  readonly load: (loading: Loading<Data>) => Promise<void>;
}

/**
 * Keeps a query's cache in step with the socket: spread into its `build.query({ … })`. Messages no newer than the cache
 * are ignored; after a reconnect the missed ones are fetched. The screen must be in the room (`useRoom`).
 */
export const liveView = <Data, Arg, Doc extends object>(spec: LiveViewSpec<Data, Arg, Doc>) => {
  const followers = new WeakMap<Live, Map<string, Follows<Data>>>();
  const following = (live: Live) => {
    const own = followers.get(live) ?? new Map<string, Follows<Data>>();
    followers.set(live, own);
    return own;
  };
  return {
    onCacheEntryAdded: async (arg: Arg, api: CacheApi<Data> & { readonly cacheEntryRemoved: Promise<void> }) => {
      const { live } = api.extra as { live: Live };
      const follower = createFollower(spec, arg, api);
      const key = JSON.stringify(arg);
      following(live).set(key, follower);
      const hear = (payload: unknown) => follower.hear(payload as Change);
      const { event, deletedEvent = event } = spec.relay;
      const ends = [
        live.rooms.add(follower.entry),
        ...[...new Set([event, deletedEvent])].map((name) => live.on(name, hear)),
      ];
      await api.cacheEntryRemoved;
      for (const end of ends) end();
      if (following(live).get(key) === follower) following(live).delete(key);
    },
    onQueryStarted: async (arg: Arg, api: { readonly extra: unknown; readonly queryFulfilled: Loading<Data> }) => {
      await following((api.extra as { live: Live }).live)
        .get(JSON.stringify(arg))
        ?.load(api.queryFulfilled);
    },
  };
};
