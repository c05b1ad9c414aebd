import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { startEsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import type { EsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import { drain, numbersOf, sampleEvents } from './sample-events.ts';

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

const eventsAfter = async (after: number) =>
  numbersOf((await drain(store.readAll({ after }))).flatMap(({ events }) => events));

it('says so when a read of the log ends before the head', async () => {
  await store.append('a-1', sampleEvents(10), 'none');
  double.faults.readLimit = 4;
  await expect(eventsAfter(0)).rejects.toBeInstanceOf(EventStoreUnavailable);
  delete double.faults.readLimit;
  expect(await eventsAfter(0)).toHaveLength(10);
});

it('says so when a read of what is new ends before the head, and misses nothing afterwards', async () => {
  const { position: after } = await store.append('a-1', sampleEvents(1), 'none');
  expect(await eventsAfter(after)).toEqual([]);
  await store.append('a-1', sampleEvents(10, 1), 0);
  // From the second read on the newest end is kept and read on from where it ends.
  expect(await eventsAfter(after)).toHaveLength(10);
  await store.append('a-1', sampleEvents(10, 11), 10);
  double.faults.readLimit = 4;
  await expect(eventsAfter(after)).rejects.toBeInstanceOf(EventStoreUnavailable);
  delete double.faults.readLimit;
  expect(await eventsAfter(after)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
});

it('says so when an event that must be there is left out', async () => {
  const { position } = await store.append('a-1', sampleEvents(1), 'none');
  double.faults.readLimit = 0;
  await expect(store.eventAt(position)).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect(await store.eventAt(position + 1_000)).toBeUndefined();
});

it('finds no event where none begins', async () => {
  const { position } = await store.append('a-1', sampleEvents(2), 'none');
  expect(await store.eventAt(position - 1)).toBeUndefined();
  expect(await store.eventAt(position)).toMatchObject({ position });
});

it('does not take an append for done by an answer to something else', async () => {
  double.faults.appendAnswer = (answer) => answer.setSuccess(answer.getSuccess()?.setCurrentRevision('7'));
  await expect(store.append('a-1', sampleEvents(2), 'none')).rejects.toBeInstanceOf(EventStoreUnavailable);
  double.faults.appendAnswer = (answer) => answer.setSuccess();
  await expect(store.append('a-2', sampleEvents(2), 'none')).rejects.toBeInstanceOf(EventStoreUnavailable);
});

it('looks up the position of an append that the server does not name', async () => {
  double.faults.appendAnswer = (answer) => answer.setSuccess(answer.getSuccess()?.setPosition());
  const appended = await store.append('a-1', sampleEvents(2), 'none');
  expect(appended).toEqual({ revision: 1, position: await store.head() });
});
