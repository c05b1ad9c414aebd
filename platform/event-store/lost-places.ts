import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import { isDamage } from '../sqlite/sqlite-code.ts';
import type { LostPlace } from './lost-row.ts';

/** Looked up together, because each look goes through the whole index. */
const together = 1_000;
const maxKnown = 20 * together;

/** What `work` answers, or `otherwise` where it met damage. */
export const unlessDamaged = <T>(work: () => T, otherwise: (error: unknown) => T): T => {
  try {
    return work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return otherwise(error);
  }
};

/** Of a row of the index. */
export const placeOf = ([position, stream, revision]: [number, string, number]): LostPlace => ({
  position,
  stream,
  revision,
});

/** Whose the events were that are lost. Throws where the index is damaged, too, and unknown ones are not named. */
export const lostPlaces = (database: DatabaseSyncInstance, head: () => number, namesUnknown: boolean) => {
  const found = new LRUCache<number, LostPlace | 'none'>({ max: maxKnown });
  // By the index alone: the planner would walk the rows by position.
  const between = database.prepare(
    'SELECT position, stream, revision FROM events INDEXED BY sqlite_autoindex_events_1 WHERE position BETWEEN ? AND ?',
  );
  const look = (position: number) => {
    // What comes after the head may yet be written.
    const last = Math.max(position, Math.min(position + together - 1, head()));
    const rows = between.all(position, last) as [number, string, number][];
    for (let at = position; at <= last; at += 1) found.set(at, 'none');
    for (const place of rows.map(placeOf)) found.set(place.position, place);
    return found.get(position);
  };
  const unknown = (position: number): LostPlace => ({ position, stream: `unknown-${position}`, revision: 0 });
  const known = (position: number): LostPlace | undefined => {
    const place = unlessDamaged(
      () => found.get(position) ?? look(position),
      (error) => {
        if (!namesUnknown) throw error;
        return unknown(position);
      },
    );
    return place === 'none' ? undefined : place;
  };
  return { known, at: (position: number) => known(position) ?? (namesUnknown ? unknown(position) : undefined) };
};
