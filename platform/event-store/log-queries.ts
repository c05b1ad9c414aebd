import type { EventRow } from './encoded-event.ts';

/** After `after`, up to and with `upTo`. */
export interface PositionRange {
  readonly after: number;
  readonly upTo: number;
}

export interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/** What is asked of the `events` table; every answer is found by an index, in order, and at most `limit` rows long. */
export interface LogQueries {
  head(): number;
  revision(stream: string): number;
  ofStream(stream: string, range: RevisionRange, limit: number): readonly EventRow[];
  ofLog(range: PositionRange, prefixes: readonly string[] | undefined, limit: number): readonly EventRow[];
}
