import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clockCheck } from '@maru/platform/clock/clock-check';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { startEsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import type { EsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import { drain, numbersOf, sampleEvents, take } from './sample-events.ts';

// EventStoreDB keeps its own books in the same log, as events whose type begins with `$`.
let double: EsdbDouble;
let server: EventStoreDBClient;
let store: EventStore;
beforeEach(async () => {
  double = await startEsdbDouble();
  server = EventStoreDBClient.connectionString(double.url);
  store = openEsdbEventStore(double.url, createLogger({ level: 'silent' }));
});
afterEach(async () => {
  await store.close();
  await server.dispose();
  await double.close();
});

const keepBooks = (count: number) =>
  server.appendToStream(
    '$stats',
    Array.from({ length: count }, (_, n) => jsonEvent({ type: '$statsCollected', data: { n } })),
  );

it('is at position 0 in a log of books only', async () => {
  await keepBooks(40);
  expect([await store.head(), await store.head()]).toEqual([0, 0]);
  expect(await drain(store.readAll({ after: 0 }))).toEqual([]);
});

it('has its head at the newest event that is no book, however many came since', async () => {
  const { position } = await store.append('a-1', sampleEvents(2), 'none');
  for (const count of [1, 300, 0, 700]) {
    if (count > 0) await keepBooks(count);
    expect(await store.head()).toBe(position);
  }
  const next = await store.append('a-1', sampleEvents(1), 1);
  await keepBooks(3);
  expect(await store.head()).toBe(next.position);
});

it('hands out what others wrote into our streams as foreign, in its place', async () => {
  await store.append('a-1', sampleEvents(1), 'none');
  await server.appendToStream('a-1', jsonEvent({ type: 'Noted', data: { n: 1 } }));
  await server.appendToStream('a-1', binaryEvent({ type: 'Noted', data: Buffer.from('not JSON') }));
  const events = (await drain(store.readStream('a-1'))).flat();
  expect(events.map(({ revision, data, fault }) => [revision, data, fault])).toEqual([
    [0, { n: 0 }, undefined],
    [1, {}, 'foreign'],
    [2, {}, 'foreign'],
  ]);
});

it('is read backwards past books, and by the clock’s check past what others wrote', async () => {
  await store.append('a-1', sampleEvents(2), 'none');
  await server.appendToStream('a-1', jsonEvent({ type: 'Noted', data: { n: 2 } }));
  await keepBooks(300);
  const faults = (await drain(store.readBackwards())).map(({ revision, fault }) => [revision, fault]);
  expect(faults).toEqual([
    [2, 'foreign'],
    [1, undefined],
    [0, undefined],
  ]);
  const daysLater = fixedClock('2026-11-25T00:00:00Z');
  const log = { warn: () => undefined, info: () => undefined };
  const check = clockCheck({ events: store, clock: daysLater, log, metrics: createMetrics() });
  expect(await check()).toBe(false);
});

it('leaves books out of reads and subscriptions', async () => {
  await keepBooks(2);
  await store.append('a-1', sampleEvents(1), 'none');
  await keepBooks(2);
  const last = await store.append('a-1', sampleEvents(1, 1), 0);
  await keepBooks(2);
  const batches = await drain(store.readAll({ after: 0 }));
  expect(numbersOf(batches.flatMap(({ events }) => events))).toEqual([0, 1]);
  expect(batches.at(-1)?.position).toBe(last.position);
  expect(numbersOf(await take(store.subscribe({ after: 0 }, new AbortController().signal), 2))).toEqual([0, 1]);
});
