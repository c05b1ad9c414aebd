import type { NoticesNow } from '@maru/contracts/site/notice/notice.views';
import { useEffect, useState } from 'react';

/** An answer, and when it came by this page's own clock (ms since it began), which nobody sets. */
export interface HeardNotices extends NoticesNow {
  readonly at: number;
}
/** A browser fires timers of more at once. */
const longest = 2 ** 31 - 1;

/** The page's own time, in ms since it began: drawn again as each of these times comes. */
export const useWakeAt = (times: readonly (number | null)[]) => {
  const [now, setNow] = useState(0);
  const next = Math.min(...times.flatMap((time) => (time === null || time <= now ? [] : [time])));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const wait = Math.min(longest, Math.max(0, next - performance.now()) + 20);
    const timer = setTimeout(() => setNow(performance.now()), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
};

/** By that time what is still shown of an answer. */
export const stillShown = ({ list, at }: HeardNotices, now: number): NoticesNow['list'] =>
  list.filter(({ ends_in }) => ends_in === null || now < at + ends_in);
