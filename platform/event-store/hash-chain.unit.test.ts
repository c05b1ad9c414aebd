import { describe, expect, it } from 'vitest';
import type { NewEvent, RecordedEvent } from './event-store.ts';
import { chain, chainStart } from './hash-chain.ts';
import type { UnchainedEvent } from './hash-chain.ts';
import { verifyChain, verifyStream } from './verify-chain.ts';

const event = (n: number): UnchainedEvent => ({
  id: `id-${n}`,
  type: 'Noted',
  data: { n, text: '메모', nested: { b: 1, a: [1, null] } },
  meta: {
    at: '2026-11-21T11:14:22.123456Z',
    actorId: 'actor',
    commandId: `command-${n}`,
    correlationId: 'correlation',
    causationId: 'causation',
    schemaVersion: 1,
    ipHash: '',
  },
});

const recorded = (stream: string, events: readonly NewEvent[], position: number): readonly RecordedEvent[] =>
  events.map((one, index) => ({ ...one, stream, revision: index, position: position + index }));

const log = [
  ...recorded('a-1', chain({ stream: 'a-1', previous: 'none', events: [event(0), event(1), event(2)] }), 10),
  ...recorded('b-1', chain({ stream: 'b-1', previous: 'none', events: [event(3)] }), 20),
];

async function* inBatches(events: readonly RecordedEvent[]) {
  for (const one of events) yield [one];
}

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

describe('chain', () => {
  it('links every event to the one before', () => {
    const [first, second] = chain({ stream: 'a-1', previous: 'none', events: [event(0), event(1)] });
    expect(first?.meta.previousHash).toBe(chainStart);
    expect(second?.meta.previousHash).toBe(first?.meta.hash);
    expect(first?.meta.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('goes on behind the end of a stream as if all had been chained at once', () => {
    const all = chain({ stream: 'a-1', previous: 'none', events: [event(0), event(1)] });
    const previous = { revision: 0, hash: all[0]?.meta.hash ?? '' };
    expect(chain({ stream: 'a-1', previous, events: [event(1)] })).toEqual(all.slice(1));
  });

  it('gives the same content another hash in another stream', () => {
    const [one] = chain({ stream: 'a-1', previous: 'none', events: [event(0)] });
    const [other] = chain({ stream: 'a-2', previous: 'none', events: [event(0)] });
    expect(one?.meta.hash).not.toBe(other?.meta.hash);
  });

  it('survives a round trip through JSON, with what JSON leaves out', async () => {
    const data = { gone: undefined, date: new Date(0), list: [undefined, -0] };
    const events = recorded('a-1', chain({ stream: 'a-1', previous: 'none', events: [{ ...event(0), data }] }), 1);
    const stored = JSON.parse(JSON.stringify(events)) as readonly RecordedEvent[];
    expect(await verifyChain(inBatches(stored))).toMatchObject({ events: 1, bad: undefined });
  });
});

describe('verify', () => {
  it('counts what is good', async () => {
    expect(await verifyChain(inBatches(log))).toMatchObject({ events: 4, streams: 2, sealed: 0, bad: undefined });
    expect(await verifyChain(inBatches([]))).toMatchObject({ events: 0, streams: 0, sealed: 0, bad: undefined });
  });

  it('does not care about the order of keys', async () => {
    expect(await verifyChain(inBatches(reversed(log) as readonly RecordedEvent[]))).toMatchObject({ bad: undefined });
  });

  it.each([
    ['data', { data: { n: 9 } }, 'hash'],
    ['type', { type: 'Other' }, 'hash'],
    ['id', { id: 'other' }, 'hash'],
    ['time', { meta: { ...log[1]?.meta, at: '2020-01-01T00:00:00.000000Z' } }, 'hash'],
    ['hash', { meta: { ...log[1]?.meta, hash: chainStart } }, 'hash'],
    ['link', { meta: { ...log[1]?.meta, previousHash: chainStart } }, 'previousHash'],
    ['revision', { revision: 5 }, 'revision'],
    ['stream', { stream: 'b-1' }, 'revision'],
    ['position', { position: 10 }, 'position'],
  ])('names the event whose %s was changed', async (_, change, fault) => {
    const changed = log.map((one, index) => (index === 1 ? ({ ...one, ...change } as RecordedEvent) : one));
    const { stream, revision, position } = { ...log[1], ...change } as RecordedEvent;
    expect(await verifyChain(inBatches(changed))).toMatchObject({
      events: 4,
      bad: { stream, revision, position, fault },
    });
  });

  it('names the event behind one that was taken out', async () => {
    const gap = log.filter((_, index) => index !== 1);
    expect((await verifyChain(inBatches(gap))).bad).toEqual({
      stream: 'a-1',
      revision: 2,
      position: 12,
      fault: 'revision',
    });
  });

  it('checks one stream of a store', async () => {
    const store = { readStream: () => inBatches(log.slice(1, 3)) };
    expect((await verifyStream(store, 'a-1')).bad).toMatchObject({ revision: 1, fault: 'revision' });
  });
});
