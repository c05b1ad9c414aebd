import { LRUCache } from 'lru-cache';
import { livePosition } from './wait-for.ts';
import type { ViewStore } from './view-store.ts';

const cacheMs = 50;

/** `livePosition` of at most 50 ms ago, so that every request may ask; of now where the store tells of writes. */
export const recentPosition = (views: ViewStore): ((names: readonly string[]) => Promise<number>) => {
  if (views.onWrite) return (names) => livePosition(views, names);
  const kept = new LRUCache<string, Promise<number>>({
    max: 200,
    ttl: cacheMs,
    perf: { now: () => performance.now() },
  });
  return (names) => {
    const key = names.join(' ');
    const known = kept.get(key);
    if (known) return known;
    const asked = livePosition(views, names);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
};
