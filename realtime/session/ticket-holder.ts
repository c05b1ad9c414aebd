import { missedEvent, parseRoom, type RoomKind } from '@maru/contracts/kernel/live';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Clock } from '@maru/platform/clock/clock';
import { cookieNamed } from '@maru/platform/http/cookie-named';
import type { LiveSocket } from './live-socket.ts';
import { endInTime } from './end-in-time.ts';

interface Parts {
  readonly tokens: AccessTokens;
  readonly rooms: readonly RoomKind[];
}
/** A ticket by which a socket was let in, without a login: `expires` in epoch seconds. */
export interface HeldTicket {
  readonly room: string;
  readonly expires: number;
}

/** The ticket that the cookies of a handshake hold for a room. Throws `Rejected` where there is none that holds. */
export const heldTicket = async ({ tokens, rooms }: Parts, room: string, cookies = ''): Promise<HeldTicket> => {
  const parsed = parseRoom(rooms, room);
  const guard = parsed?.kind.guard;
  if (!parsed || typeof guard !== 'object' || !('cookie' in guard)) throw new Rejected('not_found');
  const ticket = cookieNamed(cookies, guard.cookie(parsed.id));
  if (ticket === undefined) throw new Rejected('not_logged_in');
  const { userId, exp } = await tokens.verify(ticket, guard.purpose);
  if (userId !== parsed.id) throw new Rejected('forbidden');
  return { room, expires: exp };
};

interface Serving {
  readonly clock: Clock;
  readonly subscribed: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}
/** Until the ticket ends it hears of its room alone, and may ask for nothing. Answers whether the socket has one. */
export const serveTicketHolder = (socket: LiveSocket, { clock, subscribed, onError }: Serving): boolean => {
  const { ticketRoom } = socket.data;
  if (ticketRoom === undefined) return false;
  const hear = async () => {
    await socket.join(ticketRoom);
    await subscribed();
    // What was sent before it could hear.
    socket.emit(missedEvent);
  };
  endInTime(socket, clock);
  hear().catch(onError);
  return true;
};
