import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { EventRow } from './encoded-event.ts';
import { streamFilter } from './event-store.ts';
import type { LogQueries } from './log-queries.ts';
import { lostPlaces, placeOf, unlessDamaged } from './lost-places.ts';
import { type LostPlace, lostRow } from './lost-row.ts';

/** Hears of an event whose row cannot be read, or, without one, that rows could not even be looked for. */
export type ReportDamage = (lost?: LostPlace) => void;

export interface DamageOptions {
  readonly report?: ReportDamage;
  /** Whether an event is answered of which nothing is known but its position; else whoever has to pass it waits. */
  readonly namesUnknown?: boolean;
}

/** More than stand on one page. */
const neighbours = 100;

/**
 * SQLite refuses a whole answer for one page that it cannot read, and passes over a row without a word where only its
 * position was changed. Here the rows before and behind are answered all the same, and in their place the lost ones as
 * damaged events: the index of streams, on other pages, knows whose they were.
 */
export const readingPastDamage = (
  database: DatabaseSyncInstance,
  queries: LogQueries,
  { report = () => undefined, namesUnknown = false }: DamageOptions,
): LogQueries => {
  const rowAt = rowReader(database, report);
  const ofStream = streamReader(database, rowAt, report);
  const read = { ofLog: queries.ofLog, isWhole: wholeness(database, queries.head) };
  const ofLog = logReader(read, rowAt, lostPlaces(database, queries.head, namesUnknown));
  const reported = <T>(work: () => T): T =>
    unlessDamaged(work, (error) => {
      report();
      throw error;
    });
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

interface Places {
  /** Of a row that cannot be read. */
  unreadable(): LostPlace | undefined;
  /** Of a row that is not found. */
  missing(): LostPlace | undefined;
}
/** The row at a position, or the damaged event that stands for it; undefined where there is none. */
type RowAt = (position: number, places: Places) => EventRow | undefined;

const rowReader = (database: DatabaseSyncInstance, report: ReportDamage): RowAt => {
  const select = database.prepare('SELECT * FROM events WHERE position = ?');
  // One row out of order leads the search for its neighbours astray, not whoever walks past it.
  const walk = database.prepare('SELECT * FROM events NOT INDEXED WHERE position > ? ORDER BY position LIMIT ?');
  const walkTo = (position: number) =>
    (walk.all(position - neighbours, 2 * neighbours) as EventRow[]).find((row) => row[0] === position);
  const lost = (place: LostPlace | undefined) => {
    if (place) report(place);
    return place && lostRow(place);
  };
  const found = (position: number, place: LostPlace | undefined) => place && (walkTo(position) ?? lost(place));
  return (position, { unreadable, missing }) =>
    unlessDamaged(
      () => (select.get(position) as EventRow | undefined) ?? found(position, missing()),
      () => lost(unreadable()),
    );
};

/**
 * Whether no row is missing after `after`, up to and with `end`. Positions count up by one; somebody may have taken events
 * out, so where they do not, rows and index are compared once: what both lack is not lost.
 */
const wholeness = (database: DatabaseSyncInstance, head: () => number) => {
  const counting = (source: string) => {
    const select = database.prepare(
      `SELECT count(*), coalesce(sum(position), 0) FROM events ${source} WHERE position > ? AND position <= ?`,
    );
    return (after: number, end: number) => select.get(after, end) as unknown as [count: number, sum: number];
  };
  const [inRows, inIndex] = [counting('NOT INDEXED'), counting('INDEXED BY sqlite_autoindex_events_1')];
  let compared: { readonly upTo: number; readonly isSame: boolean } | undefined;
  const lacksNone = (end: number) => {
    if (compared && (end <= compared.upTo || !compared.isSame)) return compared.isSame;
    const upTo = head();
    const isSame = unlessDamaged(
      () => String(inRows(0, upTo)) === String(inIndex(0, upTo)),
      () => false,
    );
    compared = { upTo, isSame };
    return isSame;
  };
  return (after: number, end: number): boolean => {
    const [count, sum] = inRows(after, end);
    return (count === end - after && sum === (count * (after + 1 + end)) / 2) || lacksNone(end);
  };
};

/** Here the row itself says whose it is; a plain answer takes that from the index. */
const streamReader = (database: DatabaseSyncInstance, rowAt: RowAt, report: ReportDamage): LogQueries['ofStream'] => {
  const select = database.prepare(
    'SELECT position, stream, revision FROM events WHERE stream = ? AND revision BETWEEN ? AND ? ORDER BY revision LIMIT ?',
  );
  const rowOf = (place: LostPlace): EventRow => {
    const row = rowAt(place.position, { unreadable: () => place, missing: () => place });
    if (row?.[2] === place.stream && row[3] === place.revision) return row;
    report(place);
    return lostRow(place);
  };
  return (stream, { from, to }, limit) =>
    (select.all(stream, from, to, limit) as [number, string, number][]).map(placeOf).map(rowOf);
};

interface Read {
  readonly ofLog: LogQueries['ofLog'];
  readonly isWhole: (after: number, end: number) => boolean;
}

/** Halves what cannot be read, or lacks rows, until single rows are left. */
const logReader = ({ ofLog, isWhole }: Read, rowAt: RowAt, places: ReturnType<typeof lostPlaces>): Read['ofLog'] => {
  const ofOne = (position: number, prefixes: readonly string[] | undefined): readonly EventRow[] => {
    const [unreadable, missing] = [() => places.at(position), () => places.known(position)];
    const row = rowAt(position, { unreadable, missing });
    return row && streamFilter(prefixes).accepts(row[2]) ? [row] : [];
  };
  const inHalves: Read['ofLog'] = ({ after, upTo }, prefixes, limit) => {
    if (upTo - after === 1) return ofOne(upTo, prefixes);
    const middle = Math.floor((after + upTo) / 2);
    const first = read({ after, upTo: middle }, prefixes, limit);
    const left = limit - first.length;
    return left === 0 ? first : [...first, ...read({ after: middle, upTo }, prefixes, left)];
  };
  const read: Read['ofLog'] = (range, prefixes, limit) =>
    unlessDamaged(
      () => {
        const rows = ofLog(range, prefixes, limit);
        const end = (rows.length === limit ? rows.at(-1)?.[0] : undefined) ?? range.upTo;
        return end <= range.after || isWhole(range.after, end) ? rows : inHalves(range, prefixes, limit);
      },
      () => inHalves(range, prefixes, limit),
    );
  return read;
};
