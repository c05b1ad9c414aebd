import { whenAborted, pause } from '../clock/pause.ts';
import type { Lease, LeaseRow, LeaseTable } from './lease.ts';

export interface LeaseTimes {
  readonly ttlMs: number;
  readonly beatMs: number;
  readonly lookMs: number;
  readonly now: () => number;
}

export interface Term {
  readonly name: string;
  readonly row: LeaseRow;
  readonly since: number;
}

interface Service {
  readonly table: LeaseTable;
  readonly times: LeaseTimes;
  readonly untilBeat: () => number;
  readonly work: (lease: Lease) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Part of the time to live that an owner leaves unused: its work must have noticed before another begins. */
const margin = 1 / 6;

/** Works for as long as the beats arrive, then frees the lease. `lost` when another may have it already. */
export const serveTerm = async (
  term: Term,
  { table, times, untilBeat, work, signal }: Service,
): Promise<'ended' | 'lost'> => {
  const tenure = openTenure(term, times.now, times.ttlMs * (1 - margin));
  const over = new AbortController();
  const stop = AbortSignal.any([over.signal, tenure.lost]);
  const beating = beat(term.name, { table, times, untilBeat, tenure, stop });
  void watchEnd(tenure, times.now, stop);
  try {
    // It may have been told to end while it took the lease.
    if (!signal.aborted)
      await work({ token: term.row.token, signal: AbortSignal.any([signal, tenure.lost]), holds: tenure.holds });
    return tenure.holds() ? 'ended' : 'lost';
  } catch (error) {
    // What fails because the lease was lost is no failure of the work.
    if (tenure.holds()) throw error;
    return 'lost';
  } finally {
    over.abort();
    await Promise.race([beating, whenAborted(tenure.lost)]);
    if (tenure.holds()) await release(term.name, table, tenure.row());
  }
};

type Tenure = ReturnType<typeof openTenure>;

/** From one beat to the next. An owner counts from before it sent a beat, others from after they saw it. */
const openTenure = ({ row, since }: Term, now: () => number, lasting: number) => {
  const lost = new AbortController();
  let current = row;
  let until = since + lasting;
  const lose = () => lost.abort(new Error('the lease was lost'));
  return {
    lost: lost.signal,
    row: () => current,
    until: () => until,
    holds: () => {
      if (now() >= until) lose();
      return !lost.signal.aborted;
    },
    found: (stored: LeaseRow) => void (current = stored),
    renewed: (next: LeaseRow, sent: number) => {
      current = next;
      until = sent + lasting;
    },
    lose,
  };
};

interface BeatOptions extends Pick<Service, 'table' | 'times' | 'untilBeat'> {
  readonly tenure: Tenure;
  readonly stop: AbortSignal;
}

const beat = async (name: string, { table, times: { now }, untilBeat, tenure, stop }: BeatOptions) => {
  while ((await pause(untilBeat(), stop)) && tenure.holds()) {
    await renew(name, table, tenure, now).catch(() => undefined);
  }
};

const renew = async (name: string, table: LeaseTable, tenure: Tenure, now: () => number): Promise<void> => {
  const sent = now();
  const before = tenure.row();
  const next = { ...before, beat: before.beat + 1 };
  if (await table.replace(name, before, next)) return tenure.renewed(next, sent);
  const stored = await table.read(name);
  if (stored?.token !== before.token) return tenure.lose();
  // An earlier beat whose answer was lost. Others have counted from there, so that it gains no time.
  tenure.found(stored);
  return renew(name, table, tenure, now);
};

/** Timers come late after a pause; `holds` is asked as well. */
const watchEnd = async ({ holds, until }: Tenure, now: () => number, stop: AbortSignal) => {
  while (holds() && (await pause(Math.max(1, until() - now()), stop)));
};

const release = (name: string, table: LeaseTable, row: LeaseRow) =>
  table.replace(name, row, { ...row, holder: null, beat: row.beat + 1 }).catch(() => false);
