import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Clock } from '@maru/platform/clock/clock';
import { type Acknowledgement, answerTo, type LiveSocket } from './live-socket.ts';
import { codeOf } from './handshake.ts';

interface Parts {
  readonly tokens: AccessTokens;
  readonly clock: Clock;
  readonly refuseEnded: (session: string) => Promise<void>;
  readonly onRenewal: () => void;
}

export const endWithToken = (socket: LiveSocket, { tokens, clock, refuseEnded, onRenewal }: Parts) => {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        socket.emit('expired', { code: 'token_expired' });
        socket.disconnect(true);
      },
      // However the clock was set, no token lives for longer; a timer cannot hold more than 24 days.
      Math.min(socket.data.expires * 1000 - clock.now(), accessTokenSeconds * 1000),
    );
  };
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
  schedule();
  socket.on('renew', (token: unknown, acknowledge: unknown) => void renew(token).then(answerTo(acknowledge)));
  socket.on('disconnect', () => clearTimeout(timer));
};
