import type { Closable } from '@maru/platform/engines/engines';
import type { Lease, Leases } from '@maru/platform/lease/lease';

/** Runs until it is closed, which aborts `ended` and waits for the end of the work. */
export const runUntilClosed = (work: (ended: AbortSignal) => Promise<void>): Closable => {
  const ended = new AbortController();
  const working = work(ended.signal);
  return {
    close: async () => {
      ended.abort();
      await working;
    },
  };
};

/** Of all copies one at a time; `ended` aborts when it is closed. */
export const runUnderLease = (
  leases: Leases,
  name: string,
  work: (lease: Lease, ended: AbortSignal) => Promise<void>,
): Closable => runUntilClosed((ended) => leases.hold(`workflow:${name}`, (lease) => work(lease, ended), ended));

/** Answers whether its owner still holds the lease, also right after a pause of the process. */
export const isHeld = (lease: Lease) => (): boolean => !lease.signal.aborted && lease.holds();
