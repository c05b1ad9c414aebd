import type { RoomKind } from '@maru/contracts/kernel/live';
import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import { Rejected, type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import pLimit from 'p-limit';
import type { LiveSocket, LiveSocketData } from './live-socket.ts';
import { heldTicket } from './ticket-holder.ts';

type Handshake = LiveSocket['handshake'];

/** What reaches the client's `connect_error`: the code as message, code and Korean sentence as data. */
export const refusal = (code: RejectionCode) =>
  Object.assign(new Error(code), { data: { code, message: rejections[code].message } });
export const codeOf = (error: unknown): RejectionCode => (error instanceof Rejected ? error.code : 'internal');

interface Parts {
  readonly tokens: AccessTokens;
  readonly views: ViewStore;
  readonly people: CardsOf<Person>;
  readonly refuseEnded: (session: string) => Promise<void>;
  readonly rooms: readonly RoomKind[];
  readonly onError: (error: unknown) => void;
}

const nobody = { id: '', level: 0 };
const byTicket = async ({ tokens, rooms, people }: Parts, { headers }: Handshake, room: string) => {
  const { expires } = await heldTicket({ tokens, rooms }, room, headers.cookie);
  return { actor: nobody, session: '', person: people.unknown(''), expires, ticketRoom: room };
};
const byToken = async ({ tokens, views, people, refuseEnded }: Parts, token: unknown) => {
  if (typeof token !== 'string') throw new Rejected('not_logged_in');
  const { userId, level, exp, sessionId } = await tokens.verify(token, 'api');
  await refuseEnded(sessionId);
  const stored = await views.view(people.view).get<Person>(userId);
  const person = stored ? people.cardOf(stored.doc) : people.unknown(userId);
  return { actor: { id: userId, level }, session: sessionId, person, expires: exp };
};

export const admitSocket = (parts: Parts) => async (socket: LiveSocket, next: (error?: Error) => void) => {
  try {
    const { handshake } = socket;
    const { token, room }: { token?: unknown; room?: unknown } = handshake.auth;
    const data: LiveSocketData = {
      ...(typeof room === 'string' ? await byTicket(parts, handshake, room) : await byToken(parts, token)),
      rooms: new Map(),
      present: false,
      queue: pLimit(1),
    };
    Object.assign(socket.data, data);
    next();
  } catch (error) {
    if (!(error instanceof Rejected)) parts.onError(error);
    next(refusal(codeOf(error)));
  }
};
