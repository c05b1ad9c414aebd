import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import type { Clock } from '@maru/platform/clock/clock';
import type { LiveSocket } from './live-socket.ts';

/** Ends a socket with what let it in. What it answers looks at `expires` again. */
export const endInTime = (socket: LiveSocket, clock: Clock): (() => void) => {
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
  schedule();
  socket.on('disconnect', () => clearTimeout(timer));
  return schedule;
};
