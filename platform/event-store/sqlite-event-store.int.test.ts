import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixedClock } from '../clock/fixed-clock.ts';
import { EventStoreUnavailable, type NewEvent } from './event-store.ts';
import { chain } from './hash-chain.ts';
import { readSqliteLog } from './log-reader.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { openSqliteLog } from './sqlite-log.ts';
import { verifyChain, verifyLog } from './verify-chain.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'event-store-'));
  file = join(folder, 'deep/er/log.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = fixedClock();
const chained = (stream: string, count: number): readonly NewEvent[] => {
  const meta = () => ({
    at: clock.stamp(),
    actorId: 'a',
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
    schemaVersion: 1,
    ipHash: '',
  });
  const events = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    type: 'Noted',
    data: { n },
    meta: meta(),
  }));
  return chain({ stream, previous: 'none', events });
};

/** Changes the file behind the store's back. */
function tamper(sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

it('is at position 0 when the log is empty', async () => {
  const store = openSqliteEventStore(file);
  expect(await store.head()).toBe(0);
  await store.close();
});

it('lets one writer open the file at a time', async () => {
  const store = openSqliteEventStore(file);
  expect(() => openSqliteEventStore(file)).toThrow(EventStoreUnavailable);
  await store.close();
  await openSqliteEventStore(file).close();
});

it('is unavailable when the file is no log or the folder cannot be made', () => {
  const path = join(folder, 'text');
  writeFileSync(path, 'no database, only text '.repeat(100));
  for (const wrong of [path, join(path, 'log.db'), folder]) {
    expect(() => openSqliteEventStore(wrong)).toThrow(EventStoreUnavailable);
  }
});

it('refuses appends while the engine refuses work, and takes the same ones afterwards', async () => {
  const store = openSqliteEventStore(file);
  const events = chained('s-1', 2);
  const intruder = new DatabaseSync(file);
  intruder.exec('BEGIN IMMEDIATE');
  await expect(store.append('s-1', events, 'none')).rejects.toBeInstanceOf(EventStoreUnavailable);
  intruder.exec('ROLLBACK');
  intruder.close();
  expect(await store.append('s-1', events, 'none')).toEqual({ revision: 1, position: 2 });
  await store.close();
});

it('keeps nothing of a transaction that fails', () => {
  const log = openSqliteLog(join(folder, 'log.db'));
  const failing = () =>
    log.transaction(() => {
      log.insert([1, 'id', 's-1', 0, 'Noted', '{}', '{}']);
      log.insert([1, 'id', 's-2', 0, 'Noted', '{}', '{}']);
    });
  expect(failing).toThrow(EventStoreUnavailable);
  expect(log.head()).toBe(0);
  log.close();
});

it('reads and verifies a log beside its writer', async () => {
  const store = openSqliteEventStore(file);
  for (const stream of ['a-1', 'b-1', 'a-2']) await store.append(stream, chained(stream, 700), 'none');
  expect(await verifyChain(readSqliteLog(file))).toMatchObject({ events: 2_100, streams: 3, bad: undefined });
  expect(await verifyLog(store, ['a-'])).toMatchObject({ events: 1_400, streams: 2, bad: undefined });
  await store.close();
});

it('names the first event that was changed in the file', async () => {
  const store = openSqliteEventStore(file);
  for (const stream of ['a-1', 'b-1']) await store.append(stream, chained(stream, 10), 'none');
  await store.close();
  tamper(`UPDATE events SET data = '{"n":99}' WHERE stream = 'b-1' AND revision >= 4`);
  expect((await verifyChain(readSqliteLog(file))).bad).toEqual({
    stream: 'b-1',
    revision: 4,
    position: 15,
    fault: 'hash',
  });
  tamper(`DELETE FROM events WHERE stream = 'a-1' AND revision = 3`);
  expect((await verifyChain(readSqliteLog(file))).bad).toEqual({
    stream: 'a-1',
    revision: 4,
    position: 5,
    fault: 'revision',
  });
  tamper(`UPDATE events SET data = '{"n":' WHERE stream = 'a-1' AND revision = 1`);
  expect((await verifyChain(readSqliteLog(file))).bad).toMatchObject({ stream: 'a-1', revision: 1, fault: 'damaged' });
});

it('tells that there is no log to read', async () => {
  await expect(verifyChain(readSqliteLog(file))).rejects.toBeInstanceOf(EventStoreUnavailable);
});

it('keeps its write-ahead log small however much is appended', async () => {
  const store = openSqliteEventStore(file);
  const text = 'x'.repeat(900_000);
  for (let n = 0; n < 60; n += 1) {
    await store.append(
      `s-${n}`,
      chained(`s-${n}`, 1).map((event) => ({ ...event, data: { text } })),
      'none',
    );
  }
  expect(statSync(`${file}-wal`).size).toBeLessThan(10 * text.length);
  await store.close();
});
