import { type SealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import type { Clock } from '@maru/platform/clock/clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import { logSigner } from '@maru/platform/event-store/seal-signature';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryLog } from '../../pipeline/memo.fixture.ts';
import type { SealKeys } from './seal-keys.ts';
import { sealMetrics } from './seal-metrics.ts';

const meta = (at: string) => ({
  at,
  actorId: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  schemaVersion: 1,
  ipHash: '',
});

export const keysOf = (current: string, old?: string, lost?: string): SealKeys => ({
  current: logSigner(current),
  old: old === undefined ? undefined : logSigner(old),
  lost,
});

const writer = (events: EventStore, clock: Clock) => {
  const ends = new Map<string, ChainEnd>();
  return async (stream: string, type: string, ...all: readonly object[]) => {
    const previous = ends.get(stream) ?? 'none';
    const plain = all.map((data) => ({ id: crypto.randomUUID(), type, data, meta: meta(clock.stamp()) }));
    const added = chain({ stream, previous, events: plain });
    const { revision } = await events.append(stream, added, previous === 'none' ? 'none' : previous.revision);
    ends.set(stream, { revision, hash: added.at(-1)?.meta.hash ?? '' });
  };
};

const tampering = (stored: EventStore, file: string) => ({
  /** What others do to the file while nobody has it open. */
  tamper: async (sql: string) => {
    await stored.close();
    const raw = new DatabaseSync(file);
    raw.exec(sql);
    raw.close();
  },
  reopened: async (work: (events: EventStore) => Promise<void>) => {
    const again = openSqliteEventStore(file);
    await work(again);
    await again.close();
  },
});

export const logToSeal = async () => {
  const [stored, folder] = [temporaryLog(), await mkdtemp(join(tmpdir(), 'seals-'))];
  const { events } = stored;
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const clock = fixedClock();
  const write = writer(events, clock);
  const complaints: unknown[] = [];
  const file = join(stored.folder, 'log.db');
  const metrics = createMetrics();
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: unknown, message?: string) => void complaints.push(message),
  };
  return {
    events,
    stored: stored.stored,
    file,
    views,
    clock,
    complaints,
    log,
    tools: { log, keys: keysOf('ours'), metrics: sealMetrics(metrics) },
    metric: async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value,
    write,
    note: (stream: string, count = 1) => write(stream, 'Noted', ...Array.from({ length: count }, (_, n) => ({ n }))),
    ...tampering(stored.stored, file),
    seals: async () => {
      const counts: number[] = [];
      for await (const batch of events.readStream(sealStream))
        counts.push(...batch.map(({ data }) => (data as SealEvent['data']).count));
      return counts;
    },
    close: async () => {
      await views.close();
      await stored.close();
      await rm(folder, { recursive: true });
    },
  };
};
