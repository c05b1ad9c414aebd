import { randomUUID } from 'node:crypto';
import { pause } from '../clock/pause.ts';
import type { Logger } from '../log/logger.ts';
import type { LeaseRow, Leases, LeaseTable } from './lease.ts';
import { serveTerm, type Term, type LeaseTimes } from './lease-term.ts';
import { inStep, type LeasePolling, openPolling, type Poll } from './lease-polling.ts';
import { processName } from './process-name.ts';

export type LeaseOptions = Partial<LeaseTimes>;

const defaults: LeaseTimes = { ttlMs: 3_000, beatMs: 1_000, lookMs: 500, now: () => performance.now() };

/** A lease is taken over when its beat stands still for the time to live; its owner gives up before that. */
export const tableLeases = (
  table: LeaseTable,
  log: Pick<Logger, 'info' | 'warn'>,
  options: LeaseOptions = {},
): Leases => {
  const times = { ...defaults, ...options };
  const polling = openPolling(times.lookMs);
  const untilBeat = inStep(() => times.beatMs);
  return {
    hold: async (name, work, signal) => {
      const waiting = { holder: `${processName}#${randomUUID()}`, table, times, polling, log, signal };
      for (let term = await waitFor(name, waiting); term; term = await waitFor(name, waiting)) {
        log.info({ lease: name, fence: term.row.token }, 'lease taken');
        if ((await serveTerm(term, { table, times, untilBeat, work, signal })) === 'ended') return;
        log.warn({ lease: name, fence: term.row.token }, 'lease lost');
      }
    },
    held: (name) => watchBeat(name, table, times),
    holder: async (name) => (await table.read(name))?.holder?.split('#')[0],
  };
};

interface WaitOptions {
  readonly holder: string;
  readonly table: LeaseTable;
  readonly times: LeaseTimes;
  readonly polling: LeasePolling;
  readonly log: Pick<Logger, 'warn'>;
  readonly signal: AbortSignal;
}

/** Undefined when the signal aborts first. */
const waitFor = async (
  name: string,
  { holder, table, times, polling, log, signal }: WaitOptions,
): Promise<Term | undefined> => {
  const stillness = stillnessOf(times.now);
  const read = async (): Promise<Observation> => {
    const asked = times.now();
    const row = await table.read(name);
    return { row, still: stillness(row, asked) };
  };
  let failing = false;
  do {
    if (signal.aborted) return undefined;
    try {
      const found = await read();
      // Told to end while it looked, it finds free what others have just let go.
      const term = await polling.attempt(async (poll) =>
        signal.aborted ? undefined : attempt(name, { holder, table, times, found, poll }),
      );
      failing = false;
      if (term) return term;
    } catch (err) {
      if (!failing) log.warn({ lease: name, err }, 'leases cannot be reached');
      failing = true;
    }
  } while (await pause(polling.untilNext(), signal));
  return undefined;
};

interface Observation {
  readonly row: LeaseRow | undefined;
  readonly still: number;
}

interface Attempt extends Pick<WaitOptions, 'holder' | 'table' | 'times'> {
  readonly found: Observation;
  readonly poll: Poll;
}

const attempt = async (
  name: string,
  { holder, table, times, found: { row: found, still }, poll }: Attempt,
): Promise<Term | undefined> => {
  // What has become free is left to whoever has the others, unless nobody wants it for as long as it takes to see that
  // one is dead.
  const wanted = isOwn(found, holder) || (isFree(found, still, times) && !(poll.late && still < times.ttlMs));
  const { token, beat } = found ?? { token: 0, beat: 0 };
  const row = { holder, token: token + 1, beat: beat + 1 };
  const since = times.now();
  const taken = wanted && (await table.replace(name, found, row));
  if (!taken) poll.late = true;
  return taken ? { name, row, since } : undefined;
};

/** Lost only because the table could not be reached, and nobody has taken it: what was done under it has ended. */
const isOwn = (row: LeaseRow | undefined, holder: string) => row?.holder === holder;

const isFree = (row: LeaseRow | undefined, still: number, { ttlMs }: LeaseTimes) =>
  row === undefined || row.holder === null || still >= ttlMs;

const stillnessOf = (now: () => number) => {
  let seen: { readonly row: LeaseRow | undefined; readonly at: number } | undefined;
  return (row: LeaseRow | undefined, asked: number): number => {
    if (seen && isSame(seen.row, row)) return asked - seen.at;
    seen = { row, at: now() };
    return 0;
  };
};

const isSame = (one: LeaseRow | undefined, other: LeaseRow | undefined) =>
  one?.token === other?.token && one?.beat === other?.beat;

const watchBeat = async (name: string, table: LeaseTable, { ttlMs, lookMs, now }: LeaseTimes): Promise<boolean> => {
  const first = await table.read(name);
  if (!first) return false;
  const begun = now();
  const never = new AbortController().signal;
  while (now() - begun < ttlMs) {
    await pause(lookMs, never);
    const row = await table.read(name);
    if (row && row.holder !== null && !isSame(row, first)) return true;
  }
  return false;
};
