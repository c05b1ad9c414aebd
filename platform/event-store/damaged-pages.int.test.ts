import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseSync } from '@photostructure/sqlite';
import { createMetrics } from '../metrics/metrics.ts';
import { damagePage, indexLeaf, moveRow, tableLeaf, takeNewestRow } from '../sqlite/damaged-page.fixture.ts';
import { divergesFrom, markOf } from './checkpoint.ts';
import { type EventStore, EventStoreUnavailable, type RecordedEvent } from './event-store.ts';
import { lostOf, nameOf, noted, streams, writeLog } from './damaged-log.fixture.ts';
import { logDamageReport } from './log-damage.ts';
import { readSqliteLog } from './log-reader.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { damageIn } from './sqlite-log.ts';
import { eventsOf, verifyChain } from './verify-chain.ts';

let folder: string;
let file: string;
let store: EventStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-pages-'));
  file = join(folder, 'log.db');
  await writeLog(file);
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
    const lost = await store.eventAt(101);
    for (const one of [event, lost])
      expect(one && (await divergesFrom(store, { position: 101, event: markOf(one) }))).toBe(false);
  });

  it('with the newest events refuses the start, and says what is wrong', () => {
    damageRow(streams - 1);
    expect(() => openSqliteEventStore(file)).toThrow(/its file is damaged .*npm run verify/);
  });
});

describe('a row that is not found at its position any more', () => {
  it.each([
    ['ahead', 127],
    ['behind', 7],
    ['nowhere', undefined],
  ])('is a damaged event in its place: it is %s', async (_, now) => {
    moveRow(file, 101, now);
    store = openSqliteEventStore(file);
    expect(lostOf(await readAll())).toEqual([at(100)]);
    expect(lostOf(await readAll(['odd.']))).toEqual([]);
    expect(lostOf(await all(store.readStream(nameOf(100))))).toEqual([at(100)]);
  });
});

it('takes no event for lost that was taken out of rows and index', async () => {
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM events WHERE position BETWEEN 50 AND 59');
  database.close();
  store = openSqliteEventStore(file);
  const events = await readAll();
  expect([events.length, lostOf(events)]).toEqual([streams - 10, []]);
});

describe('a page that came back as it was before its newest row was written', () => {
  it('refuses the start, which would write over what was lost', () => {
    takeNewestRow(file, `text ${streams - 1}.`);
    expect(() => openSqliteEventStore(file)).toThrow(/events after position 299 are lost, up to 300: restore a backup/);
  });

  it('elsewhere is a damaged event, and an append to its stream is not answered as written', async () => {
    takeNewestRow(file, 'text 100.');
    store = openSqliteEventStore(file);
    const [lost] = lostOf(await readAll());
    const stream = lost?.stream ?? '';
    expect(lostOf(await all(store.readStream(stream)))).toEqual([lost]);
    await expect(store.append(stream, noted(stream, 1), 'none')).rejects.toThrow();
  });
});

it.each(['.damaged', '.repaired'])('begins no empty log where one was put aside: %s', (end) => {
  renameSync(file, file + end);
  expect(() => openSqliteEventStore(file)).toThrow(/there is no .*log\.db, but/);
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
