import type { Lease, Leases } from '@maru/platform/lease/lease';

export interface RunningWorkflow {
  /** Ends it after what it is at. The engines stay open. */
  close(): Promise<void>;
}

/**
 * Works in the background wherever the lease `workflow:<name>` is: of several copies one at a time. `ended` says that
 * it was closed.
 */
export const runUnderLease = (
  leases: Leases,
  name: string,
  work: (lease: Lease, ended: AbortSignal) => Promise<void>,
): RunningWorkflow => {
  const ended = new AbortController();
  const working = leases.hold(`workflow:${name}`, (lease) => work(lease, ended.signal), ended.signal);
  return {
    close: async () => {
      ended.abort();
      await working;
    },
  };
};
