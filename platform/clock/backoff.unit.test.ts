import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffMs, retry } from './backoff.ts';

const quick = { firstMs: 1, longestMs: 4 };
const failing = (times: number) =>
  vi.fn<() => Promise<string>>(async () => {
    times -= 1;
    if (times >= 0) throw new Error('away');
    return 'open';
  });

afterEach(() => void vi.restoreAllMocks());

describe('waits', () => {
  it('double up to the longest, however many failures there were', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const waits = [0, 1, 2, 3, 4, 5, 10_000].map((failures) => backoffMs({ firstMs: 100, longestMs: 1_000 }, failures));
    expect(waits).toEqual([100, 100, 200, 400, 800, 1_000, 1_000]);
  });

  it('are shortened by up to a half at random', () => {
    const waits = Array.from({ length: 200 }, () => backoffMs({ firstMs: 100, longestMs: 1_000 }, 1));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...waits)).toBeLessThanOrEqual(100);
    expect(new Set(waits).size).toBeGreaterThan(100);
  });
});

describe('retry', () => {
  it('tries until it works, and tells of each failure', async () => {
    const [work, onFailure] = [failing(3), vi.fn<(error: unknown, failures: number) => void>()];
    expect(await retry(work, { ...quick, onFailure })).toBe('open');
    expect(onFailure.mock.calls.map(([, failures]) => failures)).toEqual([1, 2, 3]);
  });

  it('gives up where the failure says that waiting mends nothing', async () => {
    const work = failing(9);
    const onFailure = (error: unknown, failures: number) => {
      if (failures === 2) throw error;
    };
    await expect(retry(work, { ...quick, onFailure })).rejects.toThrow('away');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('ends amid a wait when its signal aborts', async () => {
    const end = new AbortController();
    const onFailure = () => void setImmediate(() => end.abort());
    const tries = retry(failing(9), { firstMs: 60_000, longestMs: 60_000, signal: end.signal, onFailure });
    await expect(tries).rejects.toThrow('aborted');
    await expect(retry(failing(0), { ...quick, signal: end.signal, onFailure })).rejects.toThrow('aborted');
  });
});
