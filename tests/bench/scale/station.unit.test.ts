import { describe, expect, it } from 'vitest';
import { arrivalsAt, around, chance } from './chance.ts';
import { batches, queue } from './station.ts';

const meanTime = (arrivals: Float64Array, done: Float64Array) =>
  done.reduce((sum, time, index) => sum + time - (arrivals[index] ?? 0), 0) / done.length;

describe('a queue', () => {
  // One server, half busy: 1 / (service rate - arrival rate) = 1 / (200 - 100) s.
  it('is as slow as M/M/1 says', () => {
    const random = chance(1);
    const arrivals = arrivalsAt(random, 100, 200_000);
    const { done, busy } = queue(arrivals, 1, around(random, 5));
    expect(busy).toBeCloseTo(0.5, 2);
    expect(meanTime(arrivals, done)).toBeGreaterThan(9.7);
    expect(meanTime(arrivals, done)).toBeLessThan(10.3);
  });

  // The same for two servers, each half busy: service time / (1 - 0.5²).
  it('is as slow as M/M/2 says', () => {
    const random = chance(2);
    const arrivals = arrivalsAt(random, 200, 200_000);
    const { done } = queue(arrivals, 2, around(random, 5));
    expect(meanTime(arrivals, done)).toBeGreaterThan(6.5);
    expect(meanTime(arrivals, done)).toBeLessThan(6.85);
  });

  it('serves at once who finds a server free', () => {
    expect([...queue(Float64Array.of(0, 1, 2), 2, () => 10).done]).toEqual([10, 11, 20]);
  });
});

describe('batches', () => {
  it('take all that waits, and no more than they may', () => {
    const passed = batches(Float64Array.of(0, 1, 2, 3, 100), { base: 4, each: 1, most: 2 });
    expect([...passed.done]).toEqual([5, 11, 11, 16, 105]);
    expect(passed.busy).toBeCloseTo((5 + 6 + 5 + 5) / 100);
  });

  it('keep up where one at a time would not', () => {
    const arrivals = arrivalsAt(chance(3), 500, 20_000);
    expect(batches(arrivals, { base: 4, each: 0.5, most: 500 }).busy).toBeLessThan(1);
    expect(queue(arrivals, 1, () => 4.5).busy).toBeGreaterThan(2);
  });
});
