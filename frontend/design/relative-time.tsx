import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import { fullDate, relativeTime } from '../format/format.ts';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the screen; it stands still while none is shown. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};
const read = () => {
  if (Date.now() - now > tickMs) now = Date.now();
  return now;
};

/** Epoch milliseconds, renewed every half minute. */
export const useNow = () => useSyncExternalStore(subscribe, read);

/** `3시간 전`, with the full date on hover. `at` is epoch milliseconds. */
export const RelativeTime = ({ at }: { at: number }) => {
  const full = fullDate(at);
  return (
    <Tooltip title={full}>
      <time dateTime={new Date(at).toISOString()}>{relativeTime(at, useNow())}</time>
    </Tooltip>
  );
};
