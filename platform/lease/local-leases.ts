import { whenAborted } from '../clock/pause.ts';
import type { Leases } from './lease.ts';
import { processName } from './process-name.ts';

/** Within one process nobody can lose one. */
export const localLeases = (): Leases => {
  const owned = new Map<string, Promise<void>>();
  let newest = 0;
  return {
    hold: async (name, work, signal) => {
      for (let before = owned.get(name); before && !signal.aborted; before = owned.get(name))
        await Promise.race([before, whenAborted(signal)]);
      if (signal.aborted) return;
      newest += 1;
      const working = work({ token: newest, signal, holds: () => true });
      owned.set(name, working.then(noAnswer, noAnswer));
      await working.finally(() => owned.delete(name));
    },
    held: async (name) => owned.has(name),
    holder: async (name) => (owned.has(name) ? processName : undefined),
  };
};

const noAnswer = () => undefined;
