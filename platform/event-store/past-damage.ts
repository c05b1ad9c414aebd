import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import { isDamage } from '../sqlite/sqlite-code.ts';
import type { EventRow } from './encoded-event.ts';
import { streamFilter } from './event-store.ts';
import type { LogQueries } from './log-queries.ts';
import { type LostPlace, lostRow } from './lost-row.ts';

/** Hears of an event whose row cannot be read, or, without one, that rows could not even be looked for. */
export type ReportDamage = (lost?: LostPlace) => void;

export interface DamageOptions {
  readonly report?: ReportDamage;
  /** Whether an event is answered of which nothing is known but its position; else whoever has to pass it waits. */
  readonly namesUnknown?: boolean;
}

/** Looked up together, because each look goes through the whole index. */
const together = 1_000;
const maxKnown = 20 * together;

/**
 * SQLite refuses a whole answer for one page that it cannot read. Here the rows before and behind it are answered all the
 * same, and in their place the lost ones as damaged events: the index of streams, on other pages, knows whose they were.
 */
export const readingPastDamage = (
  database: DatabaseSyncInstance,
  queries: LogQueries,
  { report = () => undefined, namesUnknown = false }: DamageOptions,
): LogQueries => {
  const rowAt = rowReader(database, report);
  const ofStream = streamReader(database, rowAt);
  const ofLog = logReader(queries, rowAt, lostPlaces(database, namesUnknown));
  const reported = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) report();
      throw error;
    }
  };
  return {
    head: () => reported(queries.head),
    revision: (stream) => reported(() => queries.revision(stream)),
    ofStream: (...asked) =>
      reported(() =>
        unlessDamaged(
          () => queries.ofStream(...asked),
          () => ofStream(...asked),
        ),
      ),
    ofLog: (...asked) => reported(() => ofLog(...asked)),
  };
};

/** The row at a position, or the damaged event that stands for it; undefined where there is none. */
type RowAt = (position: number, place: () => LostPlace | undefined) => EventRow | undefined;

const rowReader = (database: DatabaseSyncInstance, report: ReportDamage): RowAt => {
  const select = database.prepare('SELECT * FROM events WHERE position = ?');
  const lost = (place: LostPlace | undefined) => {
    if (place) report(place);
    return place && lostRow(place);
  };
  return (position, place) =>
    unlessDamaged(
      () => select.get(position) as EventRow | undefined,
      () => lost(place()),
    );
};

const streamReader = (database: DatabaseSyncInstance, rowAt: RowAt): LogQueries['ofStream'] => {
  const select = database.prepare(
    'SELECT position, stream, revision FROM events WHERE stream = ? AND revision BETWEEN ? AND ? ORDER BY revision LIMIT ?',
  );
  return (stream, { from, to }, limit) =>
    (select.all(stream, from, to, limit) as [number, string, number][])
      .map(placeOf)
      .map((place) => rowAt(place.position, () => place))
      .filter((row) => row !== undefined);
};

/** Halves what cannot be read until single rows are left. */
const logReader = (queries: LogQueries, rowAt: RowAt, places: ReturnType<typeof lostPlaces>): LogQueries['ofLog'] => {
  const ofOne = (position: number, prefixes: readonly string[] | undefined): readonly EventRow[] => {
    const row = rowAt(position, () => places.at(position));
    return row && streamFilter(prefixes).accepts(row[2]) ? [row] : [];
  };
  const inHalves: LogQueries['ofLog'] = ({ after, upTo }, prefixes, limit) => {
    if (upTo - after === 1) return ofOne(upTo, prefixes);
    const middle = Math.floor((after + upTo) / 2);
    const first = read({ after, upTo: middle }, prefixes, limit);
    const left = limit - first.length;
    return left === 0 ? first : [...first, ...read({ after: middle, upTo }, prefixes, left)];
  };
  const read: LogQueries['ofLog'] = (...asked) =>
    unlessDamaged(
      () => queries.ofLog(...asked),
      () => inHalves(...asked),
    );
  return read;
};

const unlessDamaged = <T>(work: () => T, otherwise: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return otherwise();
  }
};

const placeOf = ([position, stream, revision]: [number, string, number]): LostPlace => ({ position, stream, revision });

/** Undefined where no event is at a position. Throws where the index is damaged, too, and unknown ones are not named. */
const lostPlaces = (database: DatabaseSyncInstance, namesUnknown: boolean) => {
  const known = new LRUCache<number, LostPlace>({ max: maxKnown });
  // By the index alone: the planner would walk the rows by position.
  const between = database.prepare(
    'SELECT position, stream, revision FROM events INDEXED BY sqlite_autoindex_events_1 WHERE position BETWEEN ? AND ?',
  );
  const look = (position: number): LostPlace | undefined => {
    const found = between.all(position, position + together - 1) as [number, string, number][];
    for (const place of found.map(placeOf)) known.set(place.position, place);
    return known.get(position);
  };
  const unknown = (position: number): LostPlace => ({ position, stream: `unknown-${position}`, revision: 0 });
  return {
    at: (position: number): LostPlace | undefined => {
      const at = known.get(position);
      if (at || !namesUnknown) return at ?? look(position);
      return unlessDamaged(
        () => look(position) ?? unknown(position),
        () => unknown(position),
      );
    },
  };
};
