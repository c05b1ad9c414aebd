import type { LeaseRow, Leases, LeaseTable } from './lease.ts';
import { type LeaseOptions, tableLeases } from './table-leases.ts';

export const memoryLeaseTable = (): LeaseTable => {
  const rows = new Map<string, LeaseRow>();
  return {
    read: async (name) => rows.get(name),
    replace: async (name, before, next) => {
      const stored = rows.get(name);
      if (stored?.token !== before?.token || stored?.beat !== before?.beat) return false;
      rows.set(name, next);
      return true;
    },
  };
};

export const brief: LeaseOptions = { ttlMs: 600, beatMs: 50, lookMs: 20 };
export const longTimes = { ttlMs: 600_000, beatMs: 50, lookMs: 20 };

export interface LeaseProcess {
  readonly leases: Leases;
  reads(): number;
  cutOff(): void;
  reconnect(): void;
  /** Cut off, its clock stands still, and only `wake` wakes it. */
  pause(): void;
  wake(): void;
  skip(ms: number): void;
}

const silent = { info: () => undefined, warn: () => undefined };

export const leaseProcess = (table: LeaseTable, times: LeaseOptions): LeaseProcess => {
  let cut = false;
  let skipped = 0;
  let stopped: number | undefined;
  let reads = 0;
  const reached = <T>(call: () => Promise<T>) => (cut ? Promise.reject(new Error('not reached')) : call());
  const own: LeaseTable = {
    read: (name) => reached(() => ((reads += 1), table.read(name))),
    replace: (...replacement) => reached(() => table.replace(...replacement)),
  };
  return {
    leases: tableLeases(own, silent, { ...times, now: () => stopped ?? performance.now() + skipped }),
    reads: () => reads,
    cutOff: () => void (cut = true),
    reconnect: () => void (cut = false),
    pause: () => {
      cut = true;
      stopped = performance.now() + skipped;
    },
    wake: () => void (stopped = undefined),
    skip: (ms) => void (skipped += ms),
  };
};
