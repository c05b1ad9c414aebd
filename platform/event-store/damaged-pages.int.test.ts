import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseSync } from '@photostructure/sqlite';
import { createMetrics } from '../metrics/metrics.ts';
import { damagePage, indexLeaf, tableLeaf } from '../sqlite/damaged-page.fixture.ts';
import { divergesFrom, markOf } from './checkpoint.ts';
import { type EventStore, EventStoreUnavailable, type NewEvent, type RecordedEvent } from './event-store.ts';
import { chain } from './hash-chain.ts';
import { logDamageReport } from './log-damage.ts';
import { readSqliteLog } from './log-reader.ts';
import { repairSqliteLog } from './repair-log.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { damageIn } from './sqlite-log.ts';
import { eventsOf, verifyChain } from './verify-chain.ts';

const streams = 300;
/** Long names, so that the index has many pages. */
const nameOf = (n: number) => `${n % 2 === 0 ? 'even' : 'odd'}.thing-${String(n).padStart(60, '0')}`;
const noted = (stream: string, n: number): readonly NewEvent[] => {
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

let folder: string;
let file: string;
let store: EventStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-pages-'));
  file = join(folder, 'log.db');
  store = openSqliteEventStore(file);
  for (let n = 0; n < streams; n += 1) await store.append(nameOf(n), noted(nameOf(n), n), 'none');
  await store.close();
  // Each row and each entry of the index stands on one page only, also of what was there before.
  const database = new DatabaseSync(file);
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const damage = (text: string, kind: number, with_?: number) => damagePage(file, { text, kind, with: with_ });
const damageRow = (n: number, with_?: number) => damage(`text ${n}.`, tableLeaf, with_);
const all = async (batches: AsyncIterable<readonly RecordedEvent[]>) => {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) events.push(...batch);
  return events;
};
const lostOf = (events: readonly RecordedEvent[]) =>
  events.flatMap(({ fault, stream, revision, position }) =>
    fault === undefined ? [] : [{ fault, stream, revision, position }],
  );
const at = (n: number) => ({ fault: 'damaged', stream: nameOf(n), revision: 0, position: n + 1 });
const readAll = (prefixes?: readonly string[]) =>
  all(eventsOf(store.readAll(prefixes ? { after: 0, prefixes } : { after: 0 })));

describe('a damaged page of rows', () => {
  it.each([0, 0x5a, 0xff])('loses its own events by name, and no other: filled with %i', async (with_) => {
    damageRow(100, with_);
    const metrics = createMetrics();
    const told: unknown[] = [];
    store = openSqliteEventStore(file, logDamageReport({ error: (where: unknown) => void told.push(where) }, metrics));
    const events = await readAll();
    expect(events.map(({ position }) => position)).toEqual(Array.from({ length: streams }, (_, n) => n + 1));
    const lost = lostOf(events);
    expect(lost).toContainEqual(at(100));
    expect(lost.length).toBeLessThan(5);
    expect(lostOf(await readAll(['odd.']))).toEqual(lost.filter(({ stream }) => stream.startsWith('odd.')));
    expect(told).toHaveLength(lost.length);
    expect(await metrics.registry.metrics()).toContain(`maru_log_damaged ${lost.length}`);
  });

  it('leaves streams alone that are not on it, and gives those that are as damaged', async () => {
    damageRow(100);
    store = openSqliteEventStore(file);
    expect(lostOf(await all(store.readStream(nameOf(100))))).toEqual([at(100)]);
    expect(lostOf(await all(store.readStream(nameOf(50))))).toEqual([]);
    expect(await store.append(nameOf(streams), noted(nameOf(streams), streams), 'none')).toMatchObject({ revision: 0 });
  });

  it('is named by verify, event by event', async () => {
    damageRow(100);
    const { named, events } = await verifyChain(readSqliteLog(file));
    expect(named).toContainEqual(at(100));
    expect(events).toBe(streams);
    expect(damageIn(file)).not.toEqual([]);
  });

  it('makes no other log of this one for whoever has read it before', async () => {
    store = openSqliteEventStore(file);
    const event = await store.eventAt(101);
    await store.close();
    damageRow(100);
    store = openSqliteEventStore(file);
    expect(event && (await divergesFrom(store, { position: 101, event: markOf(event) }))).toBe(false);
  });

  it('with the newest events refuses the start, and says what is wrong', () => {
    damageRow(streams - 1);
    expect(() => openSqliteEventStore(file)).toThrow(/its file is damaged .*npm run verify/);
  });
});

describe('a damaged page of the index', () => {
  it('refuses its streams and takes no neighbour along, not even one that is written in the same turn', async () => {
    damage(nameOf(100), indexLeaf);
    store = openSqliteEventStore(file);
    const second = (n: number) => store.append(nameOf(n), noted(nameOf(n), n), 0);
    const [bad, good] = await Promise.allSettled([second(100), second(250)]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
    expect(good).toMatchObject({ status: 'fulfilled', value: { revision: 1 } });
    expect(lostOf(await readAll())).toEqual([]);
  });

  it('is found by verify, also where all rows are good', async () => {
    damage(nameOf(100), indexLeaf);
    expect((await verifyChain(readSqliteLog(file))).bad).toBeUndefined();
    expect(damageIn(file)).not.toEqual([]);
  });

  it('beside lost rows stops whoever has to pass them, and verify names the rows all the same', async () => {
    damage(nameOf(100), indexLeaf);
    damageRow(100);
    store = openSqliteEventStore(file);
    await expect(readAll()).rejects.toThrow(EventStoreUnavailable);
    const { named } = await verifyChain(readSqliteLog(file));
    expect(named.map(({ position }) => position)).toContain(101);
  });
});

describe('a repair', () => {
  const repaired = () => join(folder, 'repaired.db');
  const backUp = () => {
    copyFileSync(file, join(folder, 'backup.db'));
    return join(folder, 'backup.db');
  };
  const mustBeGood = async () => {
    expect(damageIn(repaired())).toEqual([]);
    expect(await verifyChain(readSqliteLog(repaired()))).toMatchObject({ events: streams, bad: undefined });
  };

  it('makes a damaged index again, from the rows alone', async () => {
    damage(nameOf(100), indexLeaf);
    expect(repairSqliteLog(file, repaired())).toEqual({ events: streams, fromBackup: 0, lost: [] });
    await mustBeGood();
  });

  it.each([
    ['in the middle', 100],
    ['with the newest events', streams - 1],
  ])('takes lost rows from a backup: %s', async (_, n) => {
    const backup = backUp();
    damageRow(n);
    expect(repairSqliteLog(file, repaired(), backup)).toMatchObject({ events: streams, lost: [] });
    await mustBeGood();
  });

  it('takes from a backup what was changed without a trace in the file', async () => {
    const backup = backUp();
    const database = new DatabaseSync(file);
    database.exec(`UPDATE events SET data = replace(data, 'text', 'test') WHERE position = 7`);
    database.close();
    expect(repairSqliteLog(file, repaired(), backup)).toMatchObject({ fromBackup: 1, lost: [] });
    await mustBeGood();
  });

  it('leaves what is nowhere as damaged events, in a file that can be written to', async () => {
    damageRow(streams - 1);
    const { lost } = repairSqliteLog(file, repaired());
    expect(lost).toContainEqual({ stream: nameOf(streams - 1), revision: 0, position: streams });
    renameSync(repaired(), file);
    store = openSqliteEventStore(file);
    expect(await store.append(nameOf(streams), noted(nameOf(streams), streams), 'none')).toMatchObject({
      position: streams + 1,
    });
    expect(lostOf(await readAll())).toEqual(lost.map((place) => ({ fault: 'damaged', ...place })));
  });
});
