import { expect, it, vi } from 'vitest';
import { retryBackoff } from './retry-backoff.ts';

it('tries ever rarer, each thing by itself', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  let now = 0;
  const again = retryBackoff(() => now);
  const tries: string[] = [];
  const look = async () => {
    for (const name of ['a', 'b']) await again(name, async () => void tries.push(name));
  };
  await look();
  await look();
  expect(tries).toEqual(['a', 'b']);
  const waits: number[] = [];
  for (let second = 0; second < 3_600; second += 1) {
    const before = tries.length;
    now += 1_000;
    await look();
    if (tries.length > before) waits.push(second + 1);
  }
  expect(waits.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  expect(Math.max(...waits.slice(1).map((at, index) => at - (waits[index] ?? 0)))).toBe(600);
  vi.restoreAllMocks();
});

it('does not count a try that something else stopped', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  let now = 0;
  const again = retryBackoff(() => now);
  const waits: number[] = [];
  for (; now < 20_000; now += 1_000)
    await again('a', async () => {
      waits.push(now);
      return waits.length < 5 ? 'untried' : undefined;
    });
  expect(waits).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000, 7_000, 11_000, 19_000]);
  vi.restoreAllMocks();
});
