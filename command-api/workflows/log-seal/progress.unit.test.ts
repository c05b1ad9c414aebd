import { sealStream } from '@maru/contracts/kernel/seal.events';
import { sealExamples } from '@maru/contracts/kernel/seal.examples';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { rollHash } from '@maru/platform/event-store/hash-chain';
import { describe, expect, it } from 'vitest';
import { advance, LogDiffersFromSeal, noProgress, sealedUpTo } from './progress.ts';

const since = Date.UTC(2026, 0, 5, 10, 0, 1);
const recorded = (
  stream: string,
  position: number,
  { type, data }: Pick<RecordedEvent, 'type' | 'data'>,
): RecordedEvent => ({
  id: `event-${position}`,
  type,
  data,
  stream,
  revision: 0,
  position,
  meta: {
    at: new Date(since + (position - 1) * 1_000).toISOString(),
    actorId: 'actor',
    commandId: 'command',
    correlationId: 'correlation',
    causationId: 'command',
    schemaVersion: 1,
    ipHash: '',
    previousHash: '0'.repeat(64),
    hash: '0'.repeat(64),
  },
});
const noted = { type: 'Noted', data: {} };
const events = [
  recorded('test.a', 1, noted),
  recorded('test.b', 2, noted),
  recorded(sealStream, 3, sealExamples.LogSealed),
];
const all = { events, position: 9 };
const sealOf = (count: number) => ({ count, hash: events.slice(0, count).reduce(rollHash, noProgress.hash) });

describe('progress', () => {
  it('covers every event, in however many batches, and lets seals wait for nothing', () => {
    const hash = events.reduce(rollHash, noProgress.hash);
    const event = { position: 3, id: 'event-3', hash: '0'.repeat(64) };
    const progress = { position: 9, event, count: 3, hash, unsealed: 2, since, hasLostHash: false };
    expect(advance(noProgress, all, undefined)).toEqual(progress);
    const parts = events.map((event) => ({ events: [event], position: event.position }));
    const inParts = parts.reduce((from, batch) => advance(from, batch, undefined), noProgress);
    expect(inParts).toEqual({ ...progress, position: 3 });
  });

  it('leaves out what a seal covers already', () => {
    expect(advance(noProgress, all, sealOf(1))).toMatchObject({ count: 3, unsealed: 1, since: since + 1_000 });
    expect(advance(noProgress, all, sealOf(8))).toMatchObject({ count: 3, unsealed: 0, since: null });
  });

  it('goes no further where the log is not the one that was sealed', () => {
    const other = { count: 2, hash: 'ab'.repeat(32) };
    expect(() => advance(noProgress, all, other)).toThrow(LogDiffersFromSeal);
  });

  it('waits for nothing once it is sealed to its end', () => {
    const progress = advance(noProgress, all, undefined);
    expect(sealedUpTo(progress, 3)).toEqual({ ...progress, unsealed: 0, since: null });
    expect(sealedUpTo(progress, 2)).toBe(progress);
  });
});
