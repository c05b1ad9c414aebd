import { sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { verifyChain, verifyLog } from '@maru/platform/event-store/verify-chain';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogDiffersFromSeal } from './progress.ts';
import { UnknownLogKey } from './seal-keys.ts';
import { openSealer } from './sealer.ts';
import { keysOf, logToSeal } from './sealing.fixture.ts';
import { forgetCheckpoint } from './seal.view.ts';

const due = { events: 3, ms: 3_600_000 };
const on = () => true;

let [yesterday, world]: Awaited<ReturnType<typeof logToSeal>>[] = [];
const worlds = () => {
  if (!yesterday || !world) throw new Error('no logs');
  return { yesterday, world };
};
beforeEach(async () => {
  yesterday = await logToSeal();
  world = await logToSeal();
});
afterEach(async () => {
  await yesterday?.close();
  await world?.close();
});

const sealer = (events: EventStore, keys = worlds().world.tools.keys) => {
  const { views, clock, tools } = worlds().world;
  return openSealer({ events, views, clock }, { ...tools, keys, due });
};
const expectKey = (key: string) => ({ expected: { keys: [key], seals: [] } });

describe('a log that was put back beside newer views', () => {
  it.each([2, 40])('is noticed, and sealed from its own newest seal on, with %d events since', async (since) => {
    const { yesterday: old, world: now } = worlds();
    await old.note('a-1', 5);
    await sealer(old.events).finish(on);
    await now.note('b-1', 20);
    await forgetCheckpoint(now.views);
    await sealer(now.events).finish(on);
    await old.note('c-1', since);
    const from: number[] = [];
    const watched = Object.assign(Object.create(old.events) as EventStore, {
      readAll: (options: Parameters<EventStore['readAll']>[0]) => (
        from.push(options.after),
        old.events.readAll(options)
      ),
    });
    await sealer(watched).finish(on);
    expect(from).toEqual([5]);
    expect(now.complaints).toEqual([expect.stringContaining('npm run verify')]);
    expect(await now.metric('maru_seal_diverged_total')).toBe(1);
    expect(await verifyLog(old.events)).toMatchObject({ sealed: 6 + since, bad: undefined });
  });
});

describe('a log that was rewritten', () => {
  it('is not signed: its seals say otherwise', async () => {
    const { world: now } = worlds();
    await now.note('a-1', 3);
    await sealer(now.events).finish(on);
    const { data } = await lastSeal(now.events);
    const { yesterday: other } = worlds();
    await other.note('b-1', 3);
    await other.write(sealStream, 'LogSealed', data);
    await other.note('b-1', 3);
    await forgetCheckpoint(now.views);
    await expect(sealer(other.events).poll(on)).rejects.toThrow(LogDiffersFromSeal);
    expect(await now.metric('maru_seal_refused')).toBe(1);
    expect(await other.seals()).toEqual([3]);
  });
});

const lastSeal = async (events: EventStore) => {
  const found = [];
  for await (const batch of events.readStream(sealStream)) found.push(...batch);
  const seal = found.at(-1);
  if (!seal) throw new Error('no seal');
  return seal;
};

describe('keys', () => {
  it('sign what a verifier who knows them accepts', async () => {
    const { world: now } = worlds();
    await now.note('a-1', 3);
    await sealer(now.events).poll(on);
    const key = now.tools.keys.current.key;
    expect(await verifyChain(readSqliteLog(now.file), expectKey(key))).toMatchObject({
      sealed: 3,
      bad: undefined,
      unmet: [],
    });
    expect((await verifyChain(readSqliteLog(now.file), expectKey(keysOf('other').current.key))).unmet).toHaveLength(1);
  });

  it('change by a seal of the old one at once, and both are good afterwards', async () => {
    const { world: now } = worlds();
    await now.note('a-1', 3);
    await sealer(now.events, keysOf('old')).poll(on);
    const keys = keysOf('new', 'old');
    await sealer(now.events, keys).poll(on);
    expect((await lastSeal(now.events)).data).toMatchObject({ key: keys.old?.key, nextKey: keys.current.key });
    await now.note('a-1', 3);
    await sealer(now.events, keysOf('new')).poll(on);
    expect(await now.seals()).toEqual([3, 4, 8]);
    for (const key of [keys.current.key, keys.old?.key ?? ''])
      expect(await verifyChain(readSqliteLog(now.file), expectKey(key))).toMatchObject({
        sealed: 8,
        bad: undefined,
        unmet: [],
        newest: { key: keys.current.key },
      });
  });

  it('that nobody introduced do not sign, unless the one before is given up as lost', async () => {
    const { world: now } = worlds();
    await now.note('a-1', 3);
    await sealer(now.events, keysOf('old')).poll(on);
    await now.note('a-1', 3);
    await expect(sealer(now.events, keysOf('new')).poll(on)).rejects.toThrow(UnknownLogKey);
    expect([await now.seals(), await now.metric('maru_seal_refused')]).toEqual([[3], 1]);
    const keys = keysOf('new', undefined, keysOf('old').current.key);
    await sealer(now.events, keys).poll(on);
    expect([await now.seals(), await now.metric('maru_seal_refused')]).toEqual([[3, 7], 0]);
    expect((await verifyLog(now.events)).bad).toMatchObject({ fault: 'key' });
    expect(await verifyChain(readSqliteLog(now.file), expectKey(keys.current.key))).toMatchObject({
      sealed: 7,
      bad: undefined,
    });
  });
});
