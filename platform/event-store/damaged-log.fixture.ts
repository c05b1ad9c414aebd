import { DatabaseSync } from '@photostructure/sqlite';
import type { NewEvent, RecordedEvent } from './event-store.ts';
import { chain } from './hash-chain.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';

/** Of the log that is damaged. */
export const streams = 300;
/** Long names, so that the index has many pages. */
export const nameOf = (n: number) => `${n % 2 === 0 ? 'even' : 'odd'}.thing-${String(n).padStart(60, '0')}`;

export const noted = (stream: string, n: number): readonly NewEvent[] => {
  const meta = {
    at: '2026-01-05T10:00:00.000000Z',
    actorId: 'a',
    commandId: `c-${n}`,
    correlationId: 'c',
    causationId: 'c',
    schemaVersion: 1,
    ipHash: '',
  };
  const event = { id: crypto.randomUUID(), type: 'Noted', data: { text: `text ${n}.`.padEnd(900, 'x') }, meta };
  return chain({ stream, previous: 'none', events: [event] });
};

/** A stopped log of as many streams with an event each, at the position behind its number. */
export const writeLog = async (file: string): Promise<void> => {
  const store = openSqliteEventStore(file);
  for (let n = 0; n < streams; n += 1) await store.append(nameOf(n), noted(nameOf(n), n), 'none');
  await store.close();
  // Each row and each entry of the index stands on one page only, also of what was there before.
  const database = new DatabaseSync(file);
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
};

export const lostOf = (events: readonly RecordedEvent[]) =>
  events.flatMap(({ fault, stream, revision, position }) =>
    fault === undefined ? [] : [{ fault, stream, revision, position }],
  );
