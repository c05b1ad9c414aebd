import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { createLogger } from '@maru/platform/log/logger';
import { drain, freshPrefix, numbersOf, sampleEvents } from '../conformance/event-store/sample-events.ts';
import { startDoubleProcess } from '../support/esdb-double/double-process.ts';
import type { DoubleProcess } from '../support/esdb-double/double-process.ts';

let folder: string;
let server: DoubleProcess;
let store: EventStore;
const start = (port = 0) => startDoubleProcess({ file: join(folder, 'log'), port });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esdb-away-'));
  server = await start();
  store = openEsdbEventStore(server.url, createLogger({ level: 'silent' }));
});
afterEach(async () => {
  await store.close();
  await server.signal('SIGKILL');
  await rm(folder, { recursive: true });
});

const prefix = freshPrefix();
const events = sampleEvents(2);
const append = () => store.append(`${prefix}1`, events, 'none');

/** Every call of the port, as one that did not work. */
async function expectAllUnavailable(): Promise<void> {
  const { signal } = new AbortController();
  const calls = [
    append(),
    store.head(),
    drain(store.readStream(`${prefix}1`)),
    drain(store.readAll({ after: 0 })),
    drain(store.subscribe({ after: 0 }, signal)),
  ];
  for (const call of calls) call.catch(() => {});
  for (const call of calls) await expect(call).rejects.toBeInstanceOf(EventStoreUnavailable);
}

async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
    }
  }
}

it.each(['before its first call', 'after calls'])(
  'is unavailable while the server hangs, %s, and goes on when it is back',
  { timeout: 60_000 },
  async (when) => {
    if (when === 'after calls') await append();
    await server.signal('SIGSTOP');
    await expectAllUnavailable();
    await server.signal('SIGCONT');
    const { revision } = await untilAnswered(append);
    expect(revision).toBe(1);
    expect(numbersOf((await drain(store.readStream(`${prefix}1`))).flat())).toEqual([0, 1]);
  },
);

it(
  'is unavailable while the server is dead, and goes on with the next one at its place',
  { timeout: 60_000 },
  async () => {
    const first = await append();
    const waiting = drain(store.subscribe({ after: first.position }, new AbortController().signal));
    await Promise.all([expect(waiting).rejects.toBeInstanceOf(EventStoreUnavailable), server.signal('SIGKILL')]);
    await expectAllUnavailable();
    server = await start(server.port);
    expect(await untilAnswered(append)).toEqual(first);
    expect(await store.head()).toBe(first.position);
  },
);
