import { setTimeout } from 'node:timers/promises';

/** Waits without keeping the process alive; false when it was called off. */
export const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal, ref: false }).catch(() => false);
