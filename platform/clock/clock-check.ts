import type { EventStore } from '../event-store/event-store.ts';
import type { Log } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from './clock.ts';

/** Answers whether what is due by the clock may be done: false while the clock cannot be right. */
export type ClockCheck = () => Promise<boolean>;

/** What a check knew. `at`: epoch ms that a right clock showed when the log's head was at `position`. */
export interface RememberedClock {
  readonly at: number;
  readonly isDoubted: boolean;
  readonly position: number;
}

/** Outlives the process: a restart makes no wrong clock right. */
export interface ClockMemory {
  load(): Promise<RememberedClock | undefined>;
  /** `endsDoubt`: said by who doubted. */
  save(clock: RememberedClock, endsDoubt: boolean): Promise<void>;
}

interface Parts {
  readonly events: Pick<EventStore, 'readBackwards' | 'head'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly metrics: Metrics;
  /** Without it every start believes the log. */
  readonly memory?: ClockMemory;
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
 * Compares the clock with the log's last stamp, or with what was known before a restart, and from then on with the time
 * that really passed. A clock that is far off is believed again when it is back, or when it has been steady for an hour:
 * then it was the log, or the computer's sleep, and somebody had the hour to mend it.
 */
export const clockCheck = (parts: Parts): ClockCheck => {
  const { clock, elapsed = () => performance.now() } = parts;
  const report = reporting(parts);
  const memory = rarely(parts, elapsed);
  let believed: Believed | undefined;
  let doubt: Doubt | undefined;
  // At once: what this process appends is stamped by the clock in question, and a jump before the first look is one, too.
  const start = { at: clock.now(), elapsed: elapsed() };
  const beginning = async (): Promise<Believed> => {
    const [stamped, remembered] = await Promise.all([lastStamped(parts.events), memory.load()]);
    const ahead = remembered?.isDoubted ? clockLimits.ahead : clockLimits.aheadOfLog;
    const at = lastRightTime(stamped, remembered) ?? start.at;
    return isNear(start.at - at, ahead) ? { ...start, ahead: clockLimits.ahead } : { ...start, at, ahead };
  };
  let reading = beginning();
  reading.catch(() => undefined);

  const begin = async () => (believed = await reading.catch(() => (reading = beginning())));
  const judge = (distance: number, ahead: number) => {
    if (isNear(distance, ahead)) return undefined;
    const isSteady = doubt !== undefined && Math.abs(distance - doubt.distance) <= clockLimits.ahead;
    const since = isSteady && doubt ? doubt.since : elapsed();
    return elapsed() - since >= clockLimits.steadyFor ? undefined : { distance, since };
  };

  return async () => {
    const from = believed ?? (await begin());
    const right = from.at + elapsed() - from.elapsed;
    const distance = clock.now() - right;
    doubt = judge(distance, from.ahead);
    report(doubt !== undefined, distance);
    const isDoubted = doubt !== undefined;
    if (!isDoubted) believed = { at: clock.now(), elapsed: elapsed(), ahead: clockLimits.ahead };
    await memory.save({ at: isDoubted ? right : clock.now(), isDoubted });
    return !isDoubted;
  };
};

const isNear = (distance: number, ahead: number) => -clockLimits.back <= distance && distance <= ahead;

interface Stamped {
  readonly at: number;
  readonly position: number;
}

/** Stamps made since the clock was doubted are as wrong as the clock; those from before a look say less than the look. */
const lastRightTime = (stamped: Stamped | undefined, remembered: RememberedClock | undefined) => {
  if (!remembered || !stamped) return stamped?.at ?? remembered?.at;
  const isNews = !remembered.isDoubted && stamped.position > remembered.position;
  return isNews ? Math.max(stamped.at, remembered.at) : remembered.at;
};

const reporting = ({ metrics, log }: Parts) => {
  const distanceGauge = metrics.gauge(
    'maru_clock_distance_seconds',
    'Seconds the clock is ahead of where it should be',
  );
  const doubtGauge = metrics.gauge('maru_clock_doubted', '1 while nothing expires because the clock is far off');
  let wasDoubted = false;
  return (isDoubted: boolean, distance: number) => {
    const seconds = Math.round(distance / 1_000);
    distanceGauge.set(seconds);
    doubtGauge.set(isDoubted ? 1 : 0);
    if (isDoubted && !wasDoubted)
      log.warn({ seconds }, 'the clock is far from the last stamp of the log: nothing expires');
    if (!isDoubted && wasDoubted) log.info({ seconds }, 'the clock is believed again');
    wasDoubted = isDoubted;
  };
};

/** So often at most, in ms, unless belief turns. */
const keptEvery = minute;

/** What cannot be kept now is kept at the next look: nobody waits for it with an answer. */
const rarely = ({ memory, events }: Parts, elapsed: () => number) => {
  let wasDoubted = false;
  let keptAt = -Infinity;
  return {
    load: async () => {
      const remembered = await memory?.load();
      wasDoubted = remembered?.isDoubted ?? false;
      return remembered;
    },
    save: async (clock: Omit<RememberedClock, 'position'>) => {
      if (!memory || (clock.isDoubted === wasDoubted && elapsed() - keptAt < keptEvery)) return;
      try {
        await memory.save({ ...clock, position: await events.head() }, wasDoubted);
        [wasDoubted, keptAt] = [clock.isDoubted, elapsed()];
      } catch {
        // The stores say themselves what is wrong with them.
      }
    },
  };
};

/** So many events are looked at for one that is whole and ours. */
const farthest = 100;

/** When the newest event that is whole and ours was made, epoch ms: no other says it. Nothing where there is none. */
const lastStamped = async (events: Parts['events']): Promise<Stamped | undefined> => {
  let looked = 0;
  for await (const { fault, meta, position } of events.readBackwards()) {
    const at = fault ? Number.NaN : Date.parse(meta.at);
    if (!Number.isNaN(at)) return { at, position };
    if ((looked += 1) === farthest) return undefined;
  }
  return undefined;
};
