import { randomUUID } from 'node:crypto';
import { pause } from '../clock/pause.ts';
import type { Logger } from '../log/logger.ts';
import type { Leases } from './lease.ts';
import type { LeaseRow, LeaseTable } from './lease-table.ts';
import { serveTerm, type Term } from './lease-term.ts';

export interface LeaseTimes {
  /** A beat that has not moved for so long is that of a dead owner. */
  readonly ttlMs: number;
  /** How often an owner beats. */
  readonly beatMs: number;
  /** How often those who wait look. */
  readonly lookMs: number;
  /** Milliseconds of this process, never set back. */
  readonly now: () => number;
}
export type LeaseOptions = Partial<LeaseTimes>;

const defaults: LeaseTimes = { ttlMs: 3_000, beatMs: 1_000, lookMs: 500, now: () => performance.now() };

/**
 * Leases between processes. Each measures with its own clock only: who waits takes a lease over when it has not seen its beat move for
 * the time to live, and an owner gives up before that when its beats do not arrive.
 */
export const tableLeases = (table: LeaseTable, log: Pick<Logger, 'info' | 'warn'>, options: LeaseOptions = {}): Leases => {
  const times = { ...defaults, ...options };
  return {
    hold: async (name, work, signal) => {
      for (let term = await waitFor(name, { table, times, log, signal }); term; term = await waitFor(name, { table, times, log, signal })) {
        log.info({ lease: name, token: term.row.token }, 'lease taken');
        if ((await serveTerm(term, { table, times, work, signal })) === 'ended') return;
        log.warn({ lease: name, token: term.row.token }, 'lease lost');
      }
    },
    held: (name) => watchBeat(name, table, times),
  };
};

interface Waiting {
  readonly table: LeaseTable;
  readonly times: LeaseTimes;
  readonly log: Pick<Logger, 'warn'>;
  readonly signal: AbortSignal;
}

/** The next term of this process; undefined when the signal aborts first. */
const waitFor = async (name: string, { table, times, log, signal }: Waiting): Promise<Term | undefined> => {
  const holder = randomUUID();
  const stillness = stillnessOf(times.now);
  let failing = false;
  do {
    if (signal.aborted) return undefined;
    try {
      const term = await attempt(name, holder, { table, times, stillness });
      failing = false;
      if (term) return term;
    } catch (err) {
      if (!failing) log.warn({ lease: name, err }, 'leases cannot be reached');
      failing = true;
    }
  } while (await pause(jittered(times.lookMs), signal));
  return undefined;
};

interface Looking extends Pick<Waiting, 'table' | 'times'> {
  readonly stillness: ReturnType<typeof stillnessOf>;
}

const attempt = async (name: string, holder: string, { table, times, stillness }: Looking): Promise<Term | undefined> => {
  const asked = times.now();
  const found = await table.read(name);
  const still = stillness(found, asked);
  if (found && found.holder !== null && still < times.ttlMs) return undefined;
  const { token, beat } = found ?? { token: 0, beat: 0 };
  const row = { holder, token: token + 1, beat: beat + 1 };
  const since = times.now();
  return (await table.replace(name, found, row)) ? { name, row, since } : undefined;
};

/** For how long at least a row has been the same: from when it was first there to when it was asked for again. */
const stillnessOf = (now: () => number) => {
  let seen: { readonly row: LeaseRow | undefined; readonly at: number } | undefined;
  return (row: LeaseRow | undefined, asked: number): number => {
    if (seen && isSame(seen.row, row)) return asked - seen.at;
    seen = { row, at: now() };
    return 0;
  };
};

const isSame = (one: LeaseRow | undefined, other: LeaseRow | undefined) => one?.token === other?.token && one?.beat === other?.beat;

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

/** Those who wait must not come all at once. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2);
