import { type SealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryLog } from '../../pipeline/memo.fixture.ts';

const meta = (at: string) => ({
  at,
  actorId: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  schemaVersion: 1,
  ipHash: '',
});

export const logToSeal = async () => {
  const [stored, folder] = [temporaryLog(), await mkdtemp(join(tmpdir(), 'seals-'))];
  const { events } = stored;
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const clock = fixedClock();
  const ends = new Map<string, ChainEnd>();
  const complaints: unknown[] = [];
  return {
    events,
    views,
    clock,
    complaints,
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (_: unknown, message?: string) => void complaints.push(message),
    },
    note: async (stream: string, count = 1) => {
      const previous = ends.get(stream) ?? 'none';
      const plain = Array.from({ length: count }, (_, n) => ({
        id: crypto.randomUUID(),
        type: 'Noted',
        data: { n },
        meta: meta(clock.stamp()),
      }));
      const added = chain({ stream, previous, events: plain });
      const { revision } = await events.append(stream, added, previous === 'none' ? 'none' : previous.revision);
      ends.set(stream, { revision, hash: added.at(-1)?.meta.hash ?? '' });
    },
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
