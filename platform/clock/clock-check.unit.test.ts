import { describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { clockCheck } from './clock-check.ts';
import { systemClock } from './clock.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const noon = Date.parse('2026-11-21T12:00:00Z');

const at = (ms: number) => ({ at: new Date(ms).toISOString() });
/** Of these events, the newest first. */
const logOf = (newestFirst: () => readonly { meta: { at: string }; fault?: 'foreign' | 'damaged' }[]) => ({
  head: async () => newestFirst().length,
  readBackwards: async function* () {
    yield* newestFirst().map((event, at, { length }) => ({ ...event, position: length - at })) as never[];
  },
});

/** `stamped`: the newest event's time. `pass` lets time go by, `set` sets the clock by so much. */
const setup = (stamped: number | undefined, now = noon) => {
  let [passed, offset] = [0, 0];
  const said: string[] = [];
  const log = {
    warn: (_: unknown, text?: string) => void said.push(String(text)),
    info: (_: unknown, text?: string) => void said.push(String(text)),
  };
  const metrics = createMetrics();
  const events = logOf(() => (stamped === undefined ? [] : [{ meta: at(stamped) }]));
  const clock = systemClock(() => now + passed + offset);
  const check = clockCheck({ events, clock, log, metrics, elapsed: () => passed });
  return {
    check,
    said,
    pass: (ms: number) => void (passed += ms),
    set: (ms: number) => void (offset += ms),
    figures: async () =>
      Promise.all(
        ['maru_clock_doubted', 'maru_clock_distance_seconds'].map(
          async (name) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value,
        ),
      ),
  };
};

describe('the clock is believed', () => {
  it.each([
    ['where the log is empty', undefined],
    ['where the last stamp is of today', noon - 3 * hour],
    ['after a night and a Sunday', noon - 35 * hour],
    ['where another machine is ahead by a minute', noon + minute],
  ])('%s', async (_, stamped) => {
    expect(await setup(stamped).check()).toBe(true);
  });

  it('while real time passes, however seldom anybody looks', async () => {
    const { check, pass } = setup(noon);
    for (let n = 0; n < 5; n += 1) {
      expect(await check()).toBe(true);
      pass(3 * day);
    }
  });
});

describe('the clock is not believed', () => {
  it.each([
    ['days ahead of the log', noon - 3 * day],
    ['behind the log', noon + hour],
  ])('%s: said once, and shown', async (_, stamped) => {
    const { check, said, figures, pass } = setup(stamped);
    expect([await check(), await check()]).toEqual([false, false]);
    expect(said).toEqual(['the clock is far from the last stamp of the log: nothing expires']);
    expect(await figures()).toEqual([1, (noon - stamped) / 1_000]);
    pass(50 * minute);
    expect(await check()).toBe(false);
  });

  it.each([
    ['forth', 10 * day],
    ['back', -10 * day],
  ])('while it is set %s, and is when it comes back', async (_, jump) => {
    const { check, set, pass, figures, said } = setup(noon);
    expect(await check()).toBe(true);
    pass(minute);
    set(jump);
    expect(await check()).toBe(false);
    pass(minute);
    expect(await check()).toBe(false);
    set(-jump);
    expect(await check()).toBe(true);
    expect(await figures()).toEqual([0, 0]);
    expect(said.at(-1)).toBe('the clock is believed again');
  });

  it('where it is set between the start and the first look, however long the log has slept', async () => {
    const { check, set, pass } = setup(noon - hour);
    pass(minute);
    set(10 * hour);
    expect(await check()).toBe(false);
    set(-10 * hour);
    expect(await check()).toBe(true);
  });

  it('until it has been steady for an hour, as after a long stop; a clock that goes on jumping begins anew', async () => {
    const { check, pass, set } = setup(noon - 30 * day);
    expect(await check()).toBe(false);
    pass(50 * minute);
    set(day);
    expect(await check()).toBe(false);
    pass(50 * minute);
    expect(await check()).toBe(false);
    pass(11 * minute);
    expect(await check()).toBe(true);
    pass(day);
    expect(await check()).toBe(true);
  });

  it.each(['foreign', 'damaged'] as const)('by an event that is %s, but by the one before', async (fault) => {
    let last = noon - 3 * day;
    const events = logOf(() => [{ meta: at(0), fault }, { meta: at(noon), fault }, { meta: at(last) }]);
    const log = { warn: () => undefined, info: () => undefined };
    const parts = { clock: systemClock(() => noon), log, elapsed: () => 0 };
    expect(await clockCheck({ events, ...parts, metrics: createMetrics() })()).toBe(false);
    last = noon - hour;
    expect(await clockCheck({ events, ...parts, metrics: createMetrics() })()).toBe(true);
  });

  it('by what was appended after the start: that was stamped by the same clock', async () => {
    let newest = noon - 3 * day;
    const events = logOf(() => [{ meta: at(newest) }]);
    const log = { warn: () => undefined, info: () => undefined };
    const check = clockCheck({
      events,
      clock: systemClock(() => noon),
      log,
      metrics: createMetrics(),
      elapsed: () => 0,
    });
    await new Promise((resolve) => setImmediate(resolve));
    newest = noon;
    expect(await check()).toBe(false);
  });
});
