import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Clock } from '@maru/platform/clock/clock';
import { type Acknowledgement, answerTo, type LiveSocket } from './live-socket.ts';
import { endInTime } from './end-in-time.ts';
import { codeOf } from './handshake.ts';

interface Parts {
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly refuseEnded: (session: string) => Promise<void>;
  readonly onRenewal: () => void;
}

/** As `endInTime`, but that a newer token puts it off. */
export const endWithToken = (socket: LiveSocket, { tokens, clock, refuseEnded, onRenewal }: Parts) => {
  const schedule = endInTime(socket, clock);
  const renew = async (token: unknown): Promise<Acknowledgement> => {
    try {
      const claims = await tokens.verify(String(token), 'api');
      if (claims.userId !== socket.data.actor.id) throw new Rejected('forbidden');
      await refuseEnded(claims.sessionId);
      socket.data.actor = { id: claims.userId, level: claims.level };
      socket.data.session = claims.sessionId;
      socket.data.expires = claims.exp;
      if (socket.connected) schedule();
      onRenewal();
      return { ok: true };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    }
  };
  socket.on('renew', (token: unknown, acknowledge: unknown) => void renew(token).then(answerTo(acknowledge)));
};
