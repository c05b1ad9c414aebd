import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { type EsdbCluster, startEsdbCluster } from '../../support/esdb-double/esdb-cluster.ts';
import { drain, numbersOf, sampleEvents, take } from './sample-events.ts';

const never = new AbortController().signal;
const log = createLogger({ level: 'silent' });

let cluster: EsdbCluster;
let store: EventStore;
beforeEach(async () => {
  cluster = await startEsdbCluster(2);
  // As `cluster.env` has it: the addresses of all nodes, everything else by our own settings.
  store = openEsdbEventStore(cluster.url, log);
});
afterEach(async () => {
  await store.close();
  await cluster.close();
});

/** As callers do: they are told to come again. */
const untilAnswered = <T>(work: () => Promise<T>): Promise<T> => vi.waitFor(work, { timeout: 10_000, interval: 20 });

/** By a client of its own, as another service that has already found the new leader. */
async function appendElsewhere(node: number, stream: string, first: number): Promise<number> {
  const other = openEsdbEventStore(cluster.nodes[node]?.url ?? '', log);
  try {
    return (await other.append(stream, sampleEvents(1, first), 'none')).position;
  } finally {
    await other.close();
  }
}

const reads = {
  'the head': async () => store.head(),
  'a stream': async () => (await drain(store.readStream('a-2'))).flat().at(-1)?.position,
  'the log': async () => (await drain(store.readAll({ after: 0 }))).at(-1)?.position,
  'one event': async (position: number) => (await store.eventAt(position))?.position,
  'a subscription': async () => (await take(store.subscribe({ after: 0, prefixes: ['a-2'] }, never), 1))[0]?.position,
};

it.each(Object.entries(reads))(
  'reads %s from the leader after an election, though a follower that is behind would answer',
  async (_, read) => {
    await store.append('a-1', sampleEvents(1), 'none');
    expect(await store.head()).toBeGreaterThan(0);
    // The old leader has heard who leads now, but of nothing written since.
    cluster.elect(1);
    cluster.stall(0);
    const position = await appendElsewhere(1, 'a-2', 1);
    expect(await untilAnswered(() => read(position))).toBe(position);
  },
);

it('writes to the leader after an election, and again after the next', async () => {
  const first = await store.append('a-1', sampleEvents(1), 'none');
  for (const [leader, expected] of [
    [1, first.revision],
    [0, first.revision + 1],
  ] as const) {
    cluster.elect(leader);
    const events = sampleEvents(1, expected + 1);
    const { revision } = await untilAnswered(() => store.append('a-1', events, expected));
    expect(revision).toBe(expected + 1);
  }
  expect(numbersOf((await drain(store.readStream('a-1'))).flat())).toEqual([0, 1, 2]);
});

it('leaves a node that is cut off and knows no leader', async () => {
  await store.append('a-1', sampleEvents(1), 'none');
  cluster.cutOff(0);
  cluster.elect(1);
  const position = await appendElsewhere(1, 'a-2', 1);
  expect(await untilAnswered(() => store.head())).toBe(position);
  expect(await untilAnswered(async () => (await drain(store.readStream('a-2'))).flat().length)).toBe(1);
  const { revision } = await untilAnswered(() => store.append('a-2', sampleEvents(1, 2), 0));
  expect(revision).toBe(1);
});
