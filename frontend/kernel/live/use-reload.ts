import { missedEvent } from '@maru/contracts/kernel/live';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection, useLive } from './use-room.ts';

interface Reloaded {
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly refetch: () => unknown;
}
interface Changes {
  /** Socket events that tell of a change. */
  readonly events: readonly string[];
  /** Of which document the query is; of any where there is none. */
  readonly id?: string;
}

/**
 * Loads a query again whenever a message tells of a change of it, or messages may have been lost: for what is shown
 * differently to each, so that no message can carry it. What is heard during a load is loaded after it.
 */
export const useReload = ({ isFetching, isUninitialized, refetch }: Reloaded, { events, id }: Changes) => {
  const live = useLive();
  const connection = useConnection();
  const [heard, setHeard] = useState(0);
  const loaded = useRef(0);
  const isBehind = useRef(false);
  const hear = () => setHeard((count) => count + 1);
  const receive = useEffectEvent((message: unknown) => {
    if (id === undefined || (message as { readonly id: string }).id === id) hear();
  });
  const names = events.join(' ');
  useEffect(() => {
    const ends = names.split(' ').map((event) => live.on(event, (message) => receive(message)));
    ends.push(live.on(missedEvent, hear));
    return () => ends.forEach((end) => end());
  }, [live, names]);
  useEffect(() => {
    if (connection === 'connected') isBehind.current = true;
  }, [connection]);
  const load = useEffectEvent(() => {
    loaded.current = heard;
    isBehind.current = false;
    refetch();
  });
  useEffect(() => {
    if ((heard > loaded.current || isBehind.current) && !isFetching && !isUninitialized) load();
  }, [heard, connection, isFetching, isUninitialized]);
};
