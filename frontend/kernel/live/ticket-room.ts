import { missedEvent } from '@maru/contracts/kernel/live';
import { useEffect, useEffectEvent } from 'react';
import type { LiveSocket, OpenSocket } from './live-socket.ts';
import { useLive } from './use-room.ts';

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

interface TicketRoom {
  readonly room: string;
  readonly events: readonly string[];
  /** Loads what the room is about, which brings a new ticket. */
  readonly load: () => Promise<unknown>;
}

/** Answers how to leave. Who is refused loads again, each time later: the ticket may have ended. */
const follow = (open: OpenSocket, { room, events, load }: TicketRoom) => {
  let socket: LiveSocket | undefined;
  let hasLeft = false;
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const comeBack = async () => {
    await load();
    if (!hasLeft) socket?.connect();
  };
  const refused = () => {
    if (socket?.active) return;
    timer = setTimeout(() => void comeBack(), waitMs);
    waitMs = Math.min(2 * waitMs, longestWaitMs);
  };
  const attach = (opened: LiveSocket) => {
    if (hasLeft) return;
    socket = opened;
    opened.on('connect', () => (waitMs = firstWaitMs));
    opened.on('disconnect', () => !hasLeft && !opened.active && void comeBack());
    opened.on('connect_error', refused);
    for (const event of [...events, missedEvent]) opened.on(event, () => void load());
    opened.connect();
  };
  open((give) => give({ room })).then(attach, () => undefined);
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
};

/**
 * Loads what a room is about whenever it changes, for somebody without a login who has the room's ticket: over a
 * connection of its own, since that hears of this room alone.
 */
export const useTicketRoom = ({ room, events, load }: TicketRoom) => {
  const { openSocket } = useLive();
  const loadAgain = useEffectEvent(load);
  const names = events.join(' ');
  useEffect(
    () => follow(openSocket, { room, events: names.split(' '), load: () => loadAgain() }),
    [openSocket, room, names],
  );
};
