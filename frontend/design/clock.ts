import { useSyncExternalStore } from 'react';

interface Clock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => number;
}

/** A clock that is renewed every `tickMs`; it stands still while nothing on the screen follows it. */
const createClock = (tickMs: number): Clock => {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(() => {
        now = Date.now();
        for (const notify of listeners) notify();
      }, tickMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => {
      if (Math.abs(Date.now() - now) > tickMs) now = Date.now();
      return now;
    },
  };
};

const minutely = createClock(30_000);
const secondly = createClock(1000);

/** Epoch milliseconds, renewed every half minute: for what is told in minutes and longer. */
export const useNow = () => useSyncExternalStore(minutely.subscribe, minutely.read);

/** Epoch milliseconds, renewed every second. */
export const useSecond = () => useSyncExternalStore(secondly.subscribe, secondly.read);
