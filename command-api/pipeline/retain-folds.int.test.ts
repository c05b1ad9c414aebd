import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aggregates } from '../compose/aggregates.ts';
import { namesOf } from './fold-names.ts';
import { temporaryLog } from './memo.fixture.ts';
import { retainFolds } from './retain-folds.ts';

const day = 86_400_000;
const old = { fold: 'shop.item of an older program', stream: 'shop.item-1' };
const own = { fold: [...namesOf(aggregates).values()][0] ?? '', stream: 'shop.item-1' };
const snapshot = { revision: 1_000, position: 1, hash: 'h', state: Buffer.from([1]) };

let stored: ReturnType<typeof temporaryLog>;
beforeEach(() => {
  stored = temporaryLog();
});
afterEach(() => {
  vi.useRealTimers();
  return stored.close();
});

it('a program that runs removes what programs before it have kept, a week after, and nothing of its own', async () => {
  for (const of of [old, own]) await stored.snapshots.save(of, snapshot, { since: -1, byName: new Map() });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = fixedClock();
  const ended = new AbortController();
  const log = { info: vi.fn<(fields: object, text?: string) => void>(), warn: vi.fn<() => void>() };
  const retain = vi.spyOn(stored.snapshots, 'retain');
  retainFolds(aggregates, { engines: { snapshots: stored.snapshots, clock }, log, signal: ended.signal });
  await vi.waitFor(() => expect(retain).toHaveResolvedTimes(1));
  clock.advance(8 * day);
  retain.mockRejectedValueOnce(new Error('away'));
  vi.advanceTimersByTime(day / 4);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(day / 4);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith({ folds: [old.fold] }, expect.any(String)));
  expect(await stored.snapshots.find(old)).toBeUndefined();
  expect(await stored.snapshots.find(own)).toEqual(snapshot);
  ended.abort();
  vi.advanceTimersByTime(day);
  expect(retain).toHaveBeenCalledTimes(3);
});
