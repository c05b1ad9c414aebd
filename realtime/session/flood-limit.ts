import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { answerTo, type LiveSocket } from './live-socket.ts';

/** Packets one socket may send in that many seconds; people who click through issues need a fifth of it. */
const packetLimit = { points: 100, duration: 10 };
/** Who goes on at this many times that rate is no page of ours. */
const disconnectFactor = 3;

/** One limiter serves all sockets. */
export const floodLimit = () => {
  const limiter = new RateLimiterMemory(packetLimit);
  return (socket: LiveSocket) => {
    socket.use((packet, next) => {
      limiter.consume(socket.id).then(
        () => next(),
        (reason: unknown) => {
          answerTo(packet.at(-1))({ ok: false, code: 'rate_limited' });
          if (reason instanceof RateLimiterRes && reason.consumedPoints > disconnectFactor * packetLimit.points)
            socket.disconnect(true);
        },
      );
    });
    socket.on('disconnect', () => void limiter.delete(socket.id));
  };
};
