import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import type {
  Appended,
  EventStore,
  ExpectedRevision,
  NewEvent,
  RecordedEvent,
} from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { drain, freshPrefix, numbersOf, sampleEvents } from '../conformance/event-store/sample-events.ts';
import { startEsdbDouble } from '../support/esdb-double/esdb-double.ts';
import type { EsdbDouble } from '../support/esdb-double/esdb-double.ts';

let double: EsdbDouble;
let store: EventStore;
beforeAll(async () => {
  double = await startEsdbDouble();
  store = openEsdbEventStore(double.url, createLogger({ level: 'silent' }));
});
afterAll(async () => {
  await store.close();
  await double.close();
});

interface Append {
  readonly stream: string;
  readonly events: readonly NewEvent[];
  readonly expected: ExpectedRevision;
}

/**
 * Appends as a service does when the outcome is unknown: the same ids at the same revision, until there is an answer.
 */
async function appendUntilAnswered({ stream, events, expected }: Append, failed: () => void): Promise<Appended> {
  for (;;) {
    try {
      return await store.append(stream, events, expected);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      failed();
    }
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

it('writes nothing twice when connections drop amid appends that are tried again', { timeout: 60_000 }, async () => {
  const prefix = freshPrefix();
  let [answered, failures] = [0, 0];
  const write = async (writer: number) => {
    for (const n of upTo(50)) {
      const append = {
        stream: `${prefix}${writer}`,
        events: sampleEvents(2, 2 * n),
        expected: n === 0 ? ('none' as const) : 2 * n - 1,
      };
      const { revision } = await appendUntilAnswered(append, () => (failures += 1));
      expect(revision).toBe(2 * n + 1);
      answered += 1;
      if (answered % 60 === 0) double.dropConnections();
    }
  };
  await Promise.all(upTo(8).map(write));
  expect(failures).toBeGreaterThan(0);
  for (const writer of upTo(8)) {
    expect(numbersOf((await drain(store.readStream(`${prefix}${writer}`))).flat())).toEqual(upTo(100));
  }
});

it(
  'misses and repeats nothing when a subscription is lost and opened again from its last position',
  { timeout: 60_000 },
  async () => {
    const prefix = freshPrefix();
    const after = await store.head();
    const events: RecordedEvent[] = [];
    let [reached, lost] = [after, 0];
    const read = async () => {
      for await (const batch of store.subscribe({ after: reached, prefixes: [prefix] }, new AbortController().signal)) {
        const seen = events.length;
        events.push(...batch.events);
        reached = batch.position;
        if (events.length >= 2_000) return;
        if (Math.floor(events.length / 150) > Math.floor(seen / 150)) double.dropConnections();
      }
    };
    const reading = (async () => {
      while (events.length < 2_000) {
        await read().catch((error: unknown) => {
          expect(error).toBeInstanceOf(EventStoreUnavailable);
          lost += 1;
        });
      }
    })();
    for (const round of upTo(100)) {
      const appends = upTo(10).map((n) => ({
        stream: `${prefix}${round}-${n}`,
        events: sampleEvents(2),
        expected: 'none' as const,
      }));
      await Promise.all(appends.map((append) => appendUntilAnswered(append, () => {})));
    }
    await reading;
    expect(lost).toBeGreaterThan(0);
    const stored = await drain(store.readAll({ after, prefixes: [prefix] }));
    expect(events).toEqual(stored.flatMap((batch) => batch.events));
  },
);

it('ends a read that is cut, and reads on with the next', async () => {
  const stream = `${freshPrefix()}1`;
  for (const n of upTo(6)) await store.append(stream, sampleEvents(500, 500 * n), n === 0 ? 'none' : 500 * n - 1);
  const cut = async () => {
    for await (const _ of store.readStream(stream)) double.dropConnections();
  };
  await expect(cut()).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect((await drain(store.readStream(stream))).flat()).toHaveLength(3_000);
});
