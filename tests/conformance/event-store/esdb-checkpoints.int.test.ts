import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { startEsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import type { EsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import { numbersOf, sampleEvents, take } from './sample-events.ts';

let double: EsdbDouble;
let store: EventStore;
beforeEach(async () => {
  double = await startEsdbDouble();
  store = openEsdbEventStore(double.url, createLogger({ level: 'silent' }));
});
afterEach(async () => {
  await store.close();
  await double.close();
});

const never = new AbortController().signal;

/** The server tells how far it has looked by the place where the next event will stand, or by none at all. */
const checkpoints = [
  ['after an empty page, #4970', (end: number) => ({ commit: end, prepare: 0 })],
  ['on going live, #4023', (end: number) => ({ commit: end, prepare: end })],
  ['outside of the log, #4892', () => ({ commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n })],
] as const;

it.each(checkpoints)('hands out every event behind a checkpoint %s', async (_, checkpointAtEnd) => {
  double.faults.checkpointAtEnd = checkpointAtEnd;
  const appended = [await store.append('a-0', sampleEvents(1, 0), 'none')];
  const seen: unknown[] = [];
  const positions: number[] = [];
  for await (const { events, position } of store.subscribe({ after: 0 }, never)) {
    seen.push(...numbersOf(events));
    positions.push(position);
    if (seen.length === 3) break;
    appended.push(await store.append(`a-${seen.length}`, sampleEvents(1, seen.length), 'none'));
  }
  expect(seen).toEqual([0, 1, 2]);
  expect(positions).toEqual(appended.map(({ position }) => position));
  expect(positions.at(-1)).toBe(await store.head());
});

it.each(checkpoints)('goes on from what it handed out beside a checkpoint %s', async (_, checkpointAtEnd) => {
  double.faults.checkpointAtEnd = checkpointAtEnd;
  await store.append('a-0', sampleEvents(1, 0), 'none');
  let after = 0;
  for await (const batch of store.subscribe({ after, prefixes: ['b-'] }, never)) {
    after = batch.position;
    break;
  }
  await store.append('b-0', sampleEvents(1, 1), 'none');
  expect(numbersOf(await take(store.subscribe({ after, prefixes: ['b-'] }, never), 1))).toEqual([1]);
});
