import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { expect, it, vi } from 'vitest';
import { rarerTries } from './order-poller.ts';

it('tries ever rarer, each thing by itself', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const clock = fixedClock();
  const again = rarerTries(clock);
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
    clock.advance(1_000);
    await look();
    if (tries.length > before) waits.push(second + 1);
  }
  expect(waits.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  expect(Math.max(...waits.slice(1).map((at, index) => at - (waits[index] ?? 0)))).toBe(600);
  vi.restoreAllMocks();
});
