import type { LiveMessage } from '@maru/contracts/kernel/live';
import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import type { Live } from './live-client.ts';
import type { Change, LiveEntry } from './live-entry.ts';
import type { LiveViewSpec } from './live-view.ts';

/** What RTK Query hands to a cache entry's lifecycle. */
export interface CacheApi<Data> {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly extra: unknown;
  readonly getCacheEntry: () => { readonly data?: Data | undefined; readonly endpointName?: string };
  readonly updateCachedData: (recipe: (draft: Data) => void) => unknown;
}
export type Loading<Data> = Promise<{
  readonly data: Data;
  readonly meta: { readonly response?: Response | undefined } | undefined;
}>;

const isUpdate = (change: Change): change is LiveMessage => 'document' in change;
const isDeleted = (change: Change) =>
  !isUpdate(change) || ('deleted' in change.document && change.document.deleted === true);

/** Puts changes into one cached query, each at most once and never an older one. */
const createPatcher = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
  api: CacheApi<Data>,
) => {
  /** Positions of what was taken out, so that an older message does not bring it back. */
  const removed = new Map<string, number>();
  const take = (change: Change, known: number) => {
    removed.set(change.id, isUpdate(change) ? change.position : known);
    api.updateCachedData((draft) => spec.remove?.(draft, change.id, arg));
  };
  const put = (message: LiveMessage<Doc>) => {
    removed.delete(message.id);
    api.updateCachedData((draft) => spec.patch(draft, message, arg));
  };
  // By position: comments change an issue's counts without a revision of its own.
  const isFor = (change: LiveMessage, known: number) =>
    change.position > known && (spec.concerns?.(change.document as Doc, arg) ?? true);

  const knownOf = (data: Data, id: string) =>
    spec.documents(data).find((document) => document.id === id)?.position ?? removed.get(id) ?? -1;

  return (change: Change) => {
    const { data } = api.getCacheEntry();
    if (data === undefined) return;
    const known = knownOf(data, change.id);
    if (isUpdate(change) && !isFor(change, known)) return;
    if (isDeleted(change) && spec.remove) take(change, known);
    else if (isUpdate(change)) put(change as LiveMessage<Doc>);
  };
};

const reload = <Data>(api: CacheApi<Data>, arg: unknown) => {
  const endpoints = baseApi.endpoints as Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>;
  const endpoint = endpoints[api.getCacheEntry().endpointName ?? ''];
  if (endpoint) api.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
};

/**
 * How far an answer reaches: what the server says, else its newest document; at least what was reached when it was
 * asked for.
 */
const positionOf = (
  meta: Awaited<Loading<unknown>>['meta'],
  held: readonly { readonly position: number }[],
  asked: number | undefined,
) => {
  const told = Number(meta?.response?.headers.get('X-Position') ?? Number.NaN);
  const known = Number.isFinite(told) ? told : Math.max(0, ...held.map(({ position }) => position));
  return Math.max(known, asked ?? 0);
};

/** One cached query that follows its view. */
export const createFollower = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
  api: CacheApi<Data>,
) => {
  const { rooms } = (api.extra as { live: Live }).live;
  /** What came while a load was on its way: its answer may be older. */
  let heard: Change[] = [];
  let loads = 0;
  const apply = createPatcher(spec, arg, api);
  const entry: LiveEntry = {
    view: spec.relay.view,
    room: spec.room(arg),
    position: undefined,
    stale: false,
    apply,
    reload: () => reload(api, arg),
  };

  const hear = (change: Change) => {
    if (loads > 0) heard.push(change);
    apply(change);
    if (isUpdate(change)) rooms.moved(entry, change.position);
  };
  const load = async (loading: Loading<Data>) => {
    const asked = rooms.reached(entry);
    loads += 1;
    try {
      const { data, meta } = await loading;
      for (const change of heard) apply(change);
      await rooms.loaded(entry, positionOf(meta, spec.documents(data), asked));
    } catch {
      // It is reported where it was asked for; what is cached stays.
      rooms.failed(entry);
    } finally {
      loads -= 1;
      if (loads === 0) heard = [];
    }
  };
  return { entry, hear, load };
};
