import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import type { EventStore, NewEvent, RecordedEvent } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';

interface Chained {
  readonly stream: string;
  readonly revision: number;
  readonly event: NewEvent;
}

const streams = 5;
const baseMeta = {
  at: '2026-11-21T11:14:22.123456Z',
  actorId: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  schemaVersion: 1,
  ipHash: '',
};

/** Chained events of five streams in turn, every tenth three times in a row: what tests copy from log to log. */
export const interleaved = (count: number, name = 'a'): readonly Chained[] => {
  const ends = new Map<string, ChainEnd>();
  return Array.from({ length: count }, (_, n) => {
    const stream = `test.${name}-${(n % 10 > 7 ? 7 : n) % streams}`;
    const previous = ends.get(stream) ?? 'none';
    const revision = previous === 'none' ? 0 : previous.revision + 1;
    const [event] = chain({
      stream,
      previous,
      events: [{ id: randomUUID(), type: 'Noted', data: { n, text: '메모' }, meta: baseMeta }],
    });
    if (event === undefined) throw new Error('nothing was chained');
    ends.set(stream, { revision, hash: event.meta.hash });
    return { stream, revision, event };
  });
};

/** Appends them to the log of a data folder, each on its own. */
export const seed = async (folder: string, events: readonly Chained[]): Promise<void> => {
  const store = openSqliteEventStore(join(folder, 'log.db'));
  await Promise.all(
    events.map(({ stream, revision, event }) => store.append(stream, [event], revision === 0 ? 'none' : revision - 1)),
  );
  await store.close();
};

/** What others write into the newest stream of a log that nobody has open, and what of ours follows. */
export const intrude = async (folder: string, data: string, meta: string): Promise<void> => {
  const last = (await eventsIn(folder)).at(-1);
  if (last === undefined) throw new Error('nothing was written yet');
  const { stream, revision } = last;
  const database = new DatabaseSync(join(folder, 'log.db'));
  database
    .prepare('INSERT INTO events (id, stream, revision, type, data, meta) VALUES (?, ?, ?, ?, ?, ?)')
    .run(randomUUID(), stream, revision + 1, 'Theirs', data, meta);
  database.close();
  const [event] = chain({
    stream,
    previous: { revision: revision + 1, hash: last.meta.hash },
    events: [{ id: randomUUID(), type: 'Noted', data: { n: -1 }, meta: baseMeta }],
  });
  if (event === undefined) throw new Error('nothing was chained');
  await seed(folder, [{ stream, revision: revision + 2, event }]);
};

export const allEvents = async (store: Pick<EventStore, 'readAll'>): Promise<readonly RecordedEvent[]> => {
  const all: RecordedEvent[] = [];
  for await (const { events } of store.readAll({ after: 0 })) all.push(...events);
  return all;
};

export const eventsIn = async (folder: string): Promise<readonly RecordedEvent[]> => {
  const store = openSqliteEventStore(join(folder, 'log.db'));
  return allEvents(store).finally(() => void store.close());
};
