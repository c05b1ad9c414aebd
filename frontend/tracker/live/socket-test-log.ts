import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import { useCallback, useEffect, useState } from 'react';
import { useLive } from '../../kernel/live/use-room.ts';

/** Everything the server may send. */
export const socketEvents: readonly string[] = [
  'welcome',
  'removed',
  ...relayTable.flatMap(({ event, deletedEvent }) => (deletedEvent ? [event, deletedEvent] : [event])),
];

export interface LogLine {
  readonly key: number;
  readonly at: number;
  readonly way: 'in' | 'out' | 'ack';
  readonly event: string;
  readonly payload: unknown;
}
const most = 200;

/** What went over the connection while the screen was open, newest first. */
export const useSocketLog = () => {
  const live = useLive();
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const add = useCallback(
    (way: LogLine['way'], event: string, payload: unknown) =>
      setLines((before) =>
        [{ key: (before[0]?.key ?? 0) + 1, at: Date.now(), way, event, payload }, ...before].slice(0, most),
      ),
    [],
  );
  useEffect(() => {
    const ends = socketEvents.map((event) => live.on(event, (payload) => add('in', event, payload)));
    return () => ends.forEach((end) => end());
  }, [live, add]);
  return { lines, add, clear: useCallback(() => setLines([]), []) };
};
