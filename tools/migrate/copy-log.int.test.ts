import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { eventsOf } from '@maru/platform/event-store/verify-chain';
import { startEsdbDouble } from '@maru/tests/support/esdb-double/esdb-double';
import { allEvents, interleaved, seed } from '@maru/tests/support/interleaved-log';
import { copyLog, ForeignEvent } from './copy-log.ts';

const total = 200;
let folder: string;
let source: EventStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-log-'));
  await seed(join(folder, 'source'), interleaved(total));
  source = openSqliteEventStore(join(folder, 'source/log.db'));
});
afterEach(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

const sqlite = async () => {
  const store = openSqliteEventStore(join(folder, 'target/log.db'));
  return { store, atOnce: 16, close: () => store.close() };
};
const esdb = async () => {
  const double = await startEsdbDouble();
  const store = openEsdbEventStore(double.url, { warn: () => undefined });
  return { store, atOnce: 1, close: async () => store.close().then(double.close) };
};

/** Answers nothing any more after so many appends, the last of them written all the same. */
const dyingAfter = (store: EventStore, appends: number): Pick<EventStore, 'append' | 'readAll'> => {
  let begun = 0;
  return {
    readAll: store.readAll.bind(store),
    append: async (...args) => {
      begun += 1;
      const answer = begun <= appends ? await store.append(...args) : undefined;
      if (answer === undefined || begun === appends) throw new EventStoreUnavailable('died');
      return answer;
    },
  };
};

/** All but positions, which are each engine's own. */
const contents = async (store: EventStore) => (await allEvents(store)).map(({ position: _, ...event }) => event);
const all = () => eventsOf(source.readAll({ after: 0 }));
const silent = { total, onProgress: () => undefined };

describe.each([
  ['SQLite', sqlite],
  ['EventStoreDB', esdb],
])('copying to %s', (_name, open) => {
  it('writes the same events in the same order, and goes on wherever the target died', async () => {
    const target = await open();
    try {
      for (const appends of [1, 7, 40]) {
        const dying = copyLog(all(), dyingAfter(target.store, appends), { ...silent, atOnce: target.atOnce });
        await expect(dying).rejects.toThrow('died');
      }
      const there = (await allEvents(target.store)).length;
      expect(there).toBeGreaterThanOrEqual(40);
      expect(await copyLog(all(), target.store, { ...silent, atOnce: target.atOnce })).toBe(total - there);
      expect(await contents(target.store)).toEqual(await contents(source));
    } finally {
      await target.close();
    }
  });

  it('refuses a target that somebody else writes to', async () => {
    const target = await open();
    try {
      const [foreign] = interleaved(1);
      if (foreign) await target.store.append(foreign.stream, [foreign.event], 'none');
      await expect(copyLog(all(), target.store, { ...silent, atOnce: target.atOnce })).rejects.toThrow(
        'event 1 is revision 0 of test.a-0',
      );
      // It looked empty when the copying began.
      const meddled: Parameters<typeof copyLog>[1] = {
        append: target.store.append.bind(target.store),
        readAll: async function* () {},
      };
      await expect(copyLog(all(), meddled, { ...silent, atOnce: target.atOnce })).rejects.toThrow(ForeignEvent);
    } finally {
      await target.close();
    }
  });

  it('copies a log that grows as it was when it was counted', async () => {
    const target = await open();
    try {
      expect(await copyLog(all(), target.store, { ...silent, total: 150, atOnce: target.atOnce })).toBe(150);
      expect(await contents(target.store)).toEqual((await contents(source)).slice(0, 150));
    } finally {
      await target.close();
    }
  });
});
