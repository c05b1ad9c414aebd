import { describe, expect, it } from 'vitest';
import { eventMeta } from '@maru/contracts/kernel/message';
import { fixedClock } from './fixed-clock.ts';
import { systemClock } from './clock.ts';

describe('system clock', () => {
  it('stamps ISO times in UTC with microseconds', () => {
    const stamp = systemClock().stamp();
    expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    expect(eventMeta.shape.at.safeParse(stamp).success).toBe(true);
  });

  it('stamps the time it tells', () => {
    expect(systemClock(() => Date.parse('2026-11-21T11:14:22.123Z')).stamp()).toBe('2026-11-21T11:14:22.123000Z');
  });

  it('stamps strictly growing times, thousands within one millisecond', () => {
    const clock = systemClock();
    const stamps = Array.from({ length: 5_000 }, () => clock.stamp());
    expect(stamps).toEqual([...new Set(stamps)].toSorted());
  });

  it('carries no wrong hour for longer than a jump lasts, forth or back', () => {
    const hour = 3_600_000;
    const jumps = [0, 1, 10 * hour, 10 * hour + 1, 2, 3, -5 * hour, 4];
    const began = Date.parse('2026-11-21T11:14:22.123Z');
    const times = jumps.map((ms) => began + ms);
    const clock = systemClock(() => times.shift() ?? 0);
    expect(jumps.map(() => Date.parse(clock.stamp()) - began)).toEqual(jumps);
  });

  it('keeps stamps growing when the computer is corrected by a second', () => {
    const times = [2_000, 1_000, 3_000];
    const clock = systemClock(() => times.shift() ?? 0);
    expect([clock.stamp(), clock.stamp(), clock.stamp()]).toEqual([
      '1970-01-01T00:00:02.000000Z',
      '1970-01-01T00:00:02.000001Z',
      '1970-01-01T00:00:03.000000Z',
    ]);
  });
});

describe('fixed clock', () => {
  it('stands still until it is moved', () => {
    const clock = fixedClock('2026-01-01T00:00:00Z');
    expect(clock.now()).toBe(clock.now());
    clock.advance(1_500);
    expect(new Date(clock.now()).toISOString()).toBe('2026-01-01T00:00:01.500Z');
  });

  it('tells apart what happens at one time', () => {
    const clock = fixedClock('2026-01-01T00:00:00Z');
    expect([clock.stamp(), clock.stamp()]).toEqual(['2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000001Z']);
  });
});
