import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import { Rejected, type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import pLimit from 'p-limit';
import type { LiveSocket, LiveSocketData } from './live-socket.ts';

/** What reaches the client's `connect_error`: the code as message, code and Korean sentence as data. */
export const refusal = (code: RejectionCode) =>
  Object.assign(new Error(code), { data: { code, message: rejections[code].message } });
export const codeOf = (error: unknown): RejectionCode => (error instanceof Rejected ? error.code : 'internal');

interface Parts {
  readonly tokens: AccessTokens;
  readonly views: ViewStore;
  readonly people: CardsOf<Person>;
  readonly refuseEnded: (session: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export const admitSocket =
  ({ tokens, views, people, refuseEnded, onError }: Parts) =>
  async (socket: LiveSocket, next: (error?: Error) => void) => {
    try {
      const token: unknown = socket.handshake.auth['token'];
      if (typeof token !== 'string') throw new Rejected('not_logged_in');
      const { userId, level, exp, sessionId } = await tokens.verify(token, 'api');
      await refuseEnded(sessionId);
      const stored = await views.view(people.view).get<Person>(userId);
      const person = stored ? people.cardOf(stored.doc) : people.unknown(userId);
      const actor = { id: userId, level };
      const data: LiveSocketData = {
        actor,
        session: sessionId,
        person,
        expires: exp,
        rooms: new Map(),
        present: false,
        queue: pLimit(1),
      };
      Object.assign(socket.data, data);
      next();
    } catch (error) {
      if (!(error instanceof Rejected)) onError(error);
      next(refusal(codeOf(error)));
    }
  };
