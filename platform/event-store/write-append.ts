import type { EncodedEvent, EventRow } from './encoded-event.ts';
import { WrongExpectedRevision } from './event-store.ts';
import type { Appended, ExpectedRevision } from './event-store.ts';
import type { SqliteLog } from './sqlite-log.ts';

export interface Append {
  readonly stream: string;
  readonly events: readonly EncodedEvent[];
  readonly expected: ExpectedRevision;
}

/** A refusal is a value, because it must not end its neighbours' transaction. */
export type Outcome = { readonly answer: Appended; readonly rows: readonly EventRow[] } | { readonly refusal: Error };

const toRevision = (expected: ExpectedRevision) => (expected === 'none' ? -1 : expected);
const toExpected = (revision: number): ExpectedRevision => (revision === -1 ? 'none' : revision);

export function writeAppend(log: SqliteLog, append: Append, head: number): Outcome {
  const actual = log.revision(append.stream);
  const expected = toRevision(append.expected);
  if (actual !== expected) {
    const answer = firstAnswer(log, append, expected, actual);
    if (answer !== undefined) return { answer, rows: [] };
    return { refusal: new WrongExpectedRevision(append.stream, append.expected, toExpected(actual)) };
  }
  const rows = append.events.map(({ id, type, data, meta }, index): EventRow => [
    head + 1 + index,
    id,
    append.stream,
    actual + 1 + index,
    type,
    data,
    meta,
  ]);
  for (const row of rows) log.insert(row);
  return { answer: { revision: actual + rows.length, position: head + rows.length }, rows };
}

/** Undefined when these ids were not written at this place. */
function firstAnswer(
  log: SqliteLog,
  { stream, events }: Append,
  expected: number,
  actual: number,
): Appended | undefined {
  const last = expected + events.length;
  if (actual < last) return undefined;
  const stored = log.ofStream(stream, { from: expected + 1, to: last }, events.length);
  const isSame = stored.length === events.length && stored.every(([, id], index) => id === events[index]?.id);
  if (!isSame) return undefined;
  return { revision: last, position: stored.at(-1)?.[0] ?? 0 };
}
