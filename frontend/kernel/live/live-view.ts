import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import type { Live } from './live-client.ts';
import { createLiveDocuments } from './live-documents.ts';
import type { Change, LiveEntry, LiveViewSpec } from './live-entry.ts';
import { loadedTo } from './live-pages.ts';

/** What RTK Query hands to a cache entry's lifecycle. */
interface CacheApi<Data> {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly extra: unknown;
  readonly getCacheEntry: () => { readonly data?: Data | undefined; readonly endpointName?: string };
  readonly updateCachedData: (recipe: (draft: Data) => Data) => unknown;
}
type Loading<Data> = Promise<{
  readonly data: Data;
  readonly meta: { readonly response?: Response | undefined } | undefined;
}>;

const reload = <Data>(api: CacheApi<Data>, arg: unknown) => {
  const endpoints = baseApi.endpoints as Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>;
  const endpoint = endpoints[api.getCacheEntry().endpointName ?? ''];
  if (endpoint) api.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
};

/** One cached query that follows its view. */
const createFollower = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
  api: CacheApi<Data>,
) => {
  const { rooms } = (api.extra as { live: Live }).live;
  const { load: takeLoaded, ...documents } = createLiveDocuments(spec, arg, (data) => {
    if (data !== api.getCacheEntry().data) api.updateCachedData(() => data);
  });
  const entry: LiveEntry = {
    view: spec.relay.view,
    room: spec.room(arg),
    position: undefined,
    stale: false,
    ...documents,
    reload: () => reload(api, arg),
  };
  const receive = (change: Change) => {
    entry.apply(change);
    rooms.moved(entry, change.position);
  };
  const load = async (loading: Loading<Data>) => {
    const reachedBefore = rooms.reached(entry) ?? 0;
    try {
      const { data, meta } = await loading;
      const position = Math.max(reachedBefore, loadedTo(meta, data, spec.documents(data)));
      // One more page says nothing of what those before it may have missed.
      if (takeLoaded(data, position)) await rooms.loaded(entry, position);
      // A reload that was called for while the page was on its way has been passed over.
      else if (entry.stale) entry.reload();
    } catch {
      // The caller reports it; what is cached stays.
      rooms.failed(entry);
    }
  };
  return { entry, receive, load };
};

/**
 * Keeps a query's cache in step with the socket: spread into its `build.query({ … })`. After a reconnect what was missed
 * is fetched. The screen must be in the room (`useRoom`). What commands do to it is declared by `liveCommand`.
 */
export const liveView = <Data, Arg, Doc extends object>(spec: LiveViewSpec<Data, Arg, Doc>) => {
  const followers = new WeakMap<Live, Map<string, Pick<ReturnType<typeof createFollower<Data, Arg, Doc>>, 'load'>>>();
  const following = (live: Live) => {
    const own = followers.get(live) ?? new Map();
    followers.set(live, own);
    return own;
  };
  return {
    onCacheEntryAdded: async (arg: Arg, api: CacheApi<Data> & { readonly cacheEntryRemoved: Promise<void> }) => {
      const { live } = api.extra as { live: Live };
      const follower = createFollower(spec, arg, api);
      const key = JSON.stringify(arg);
      following(live).set(key, follower);
      const receive = (payload: unknown) => follower.receive(payload as Change);
      const { event, deletedEvent = event } = spec.relay;
      const ends = [
        live.rooms.add(follower.entry),
        ...[...new Set([event, deletedEvent])].map((name) => live.on(name, receive)),
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
