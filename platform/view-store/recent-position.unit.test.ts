import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentPosition } from './recent-position.ts';
import { type ViewStore, ViewStoreUnavailable } from './view-store.ts';

const storeAt = (position: () => number, more: Partial<ViewStore> = {}) => {
  const versions = vi.fn<ViewStore['versions']>(async () => [
    { version: 1, status: 'live' as const, position: position() },
  ]);
  return { versions, views: { versions, ...more } as unknown as ViewStore };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // The cache takes what it learnt at 0 for something without an age.
  vi.advanceTimersByTime(1_000);
});
afterEach(() => void vi.useRealTimers());

it('asks once for all who ask within a moment, and then again', async () => {
  let now = 7;
  const { views, versions } = storeAt(() => now);
  const recent = recentPosition(views);
  expect(await Promise.all([recent(['a', 'b']), recent(['a', 'b'])])).toEqual([7, 7]);
  expect(versions).toHaveBeenCalledTimes(2);
  now = 8;
  vi.advanceTimersByTime(60);
  expect(await recent(['a', 'b'])).toBe(8);
});

it('keeps views apart', async () => {
  const { views, versions } = storeAt(() => 1);
  const recent = recentPosition(views);
  await Promise.all([recent(['a']), recent(['b'])]);
  expect(versions.mock.calls).toEqual([['a'], ['b']]);
});

it('asks each time where the store tells of its writes', async () => {
  let now = 1;
  const { views } = storeAt(() => now++, { onWrite: () => () => undefined });
  const recent = recentPosition(views);
  expect([await recent(['a']), await recent(['a'])]).toEqual([1, 2]);
});

it('does not keep a failure', async () => {
  const { views, versions } = storeAt(() => 1);
  versions.mockRejectedValueOnce(new ViewStoreUnavailable('away'));
  const recent = recentPosition(views);
  await expect(recent(['a'])).rejects.toThrow(ViewStoreUnavailable);
  expect(await recent(['a'])).toBe(1);
});
