import type { EventStore } from '../event-store/event-store.ts';
import type { Log } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from './clock.ts';

/** Answers whether what is due by the clock may be done: false while the clock cannot be right. */
export type ClockCheck = () => Promise<boolean>;

interface Parts {
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly metrics: Metrics;
  /** Milliseconds that no setting of the clock changes. */
  readonly elapsed?: () => number;
}

const [minute, hour] = [60_000, 3_600_000];
/**
 * Milliseconds. Back: clocks of several machines differ by less, and the log must not be younger than its reader. Ahead:
 * at the first look a shop may have slept for a night and a Sunday; afterwards only real time passes.
 */
export const clockLimits = { back: 5 * minute, aheadOfLog: 36 * hour, ahead: 5 * minute, steadyFor: hour };

interface Believed {
  readonly at: number;
  readonly elapsed: number;
  readonly ahead: number;
}
interface Doubt {
  readonly distance: number;
  readonly since: number;
}

/**
 * Compares the clock with the log's last stamp, and from then on with the time that really passed. A clock that is far
 * off is believed again when it is back, or when it has been steady for an hour: then it was the log, or the computer's
 * sleep, and somebody had the hour to mend it.
 */
export const clockCheck = ({ events, clock, log, metrics, elapsed = () => performance.now() }: Parts): ClockCheck => {
  const distanceGauge = metrics.gauge(
    'maru_clock_distance_seconds',
    'Seconds the clock is ahead of where it should be',
  );
  const doubtGauge = metrics.gauge('maru_clock_doubted', '1 while nothing expires because the clock is far off');
  let believed: Believed | undefined;
  let doubt: Doubt | undefined;
  // At once: what this process appends is stamped by the clock in question.
  let reading = lastStamp(events);
  reading.catch(() => undefined);

  const believe = (ahead: number) => {
    believed = { at: clock.now(), elapsed: elapsed(), ahead };
  };
  const begin = async () => {
    const last = await reading.catch(() => (reading = lastStamp(events)));
    believed = { at: last ?? clock.now(), elapsed: elapsed(), ahead: clockLimits.aheadOfLog };
    return believed;
  };
  const judge = (distance: number, ahead: number) => {
    const isNear = -clockLimits.back <= distance && distance <= ahead;
    if (isNear) return undefined;
    const isSteady = doubt !== undefined && Math.abs(distance - doubt.distance) <= clockLimits.ahead;
    const since = isSteady && doubt ? doubt.since : elapsed();
    return elapsed() - since >= clockLimits.steadyFor ? undefined : { distance, since };
  };
  const report = (next: Doubt | undefined, distance: number) => {
    const seconds = Math.round(distance / 1_000);
    distanceGauge.set(seconds);
    doubtGauge.set(next ? 1 : 0);
    if (next && !doubt) log.warn({ seconds }, 'the clock is far from the last stamp of the log: nothing expires');
    if (!next && doubt) log.info({ seconds }, 'the clock is believed again');
  };

  return async () => {
    const from = believed ?? (await begin());
    const distance = clock.now() - (from.at + elapsed() - from.elapsed);
    const next = judge(distance, from.ahead);
    report(next, distance);
    doubt = next;
    if (!next) believe(clockLimits.ahead);
    return !next;
  };
};

/** So many positions are looked at for an event that is whole and ours. */
const farthest = 100;

/** Epoch ms of the newest event that is whole and ours: no other says when it was. Nothing where there is none. */
const lastStamp = async (events: Parts['events']): Promise<number | undefined> => {
  const head = await events.head();
  for (let position = head; position > Math.max(0, head - farthest); position -= 1) {
    const event = await events.eventAt(position);
    const at = event && !event.fault ? Date.parse(event.meta.at) : Number.NaN;
    if (!Number.isNaN(at)) return at;
  }
  return undefined;
};
