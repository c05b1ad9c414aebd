import { useSyncExternalStore } from 'react';

const tickMs = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const notify of listeners) notify();
};

/** The page's one clock; it stands still while nothing on the screen follows it. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * What `read` makes of the time, in epoch milliseconds: right at once, and looked at again every second. Only another
 * outcome draws again, so `read` answers what is shown (a text, a day) and not the time itself.
 */
export const useClock = <Shown extends string | number | boolean | undefined>(read: (now: number) => Shown): Shown =>
  useSyncExternalStore(subscribe, () => read(Date.now()));

/** The midnight that began today, in epoch milliseconds. */
export const useToday = () => useClock((now) => new Date(now).setHours(0, 0, 0, 0));
