import { Agent } from 'node:http';
import { connect as open, type Socket } from 'node:net';
import type { Copy } from './order.ts';

/** A machine that vanished answers nothing at all. */
const connectMs = 1_000;
/** Shorter than services keep an idle connection: the gateway shall not send over one that is being closed. */
const idleMs = 4_000;

export const connect = ({ host, port }: Copy): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = open({ host, port, noDelay: true, keepAlive: true });
    const timer = setTimeout(
      () => socket.destroy(new Error(`no connection to ${host}:${port} within ${connectMs} ms`)),
      connectMs,
    );
    const onError = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    socket.once('error', onError).once('connect', () => {
      clearTimeout(timer);
      socket.off('error', onError);
      resolve(socket);
    });
  });

/** Keeps idle connections for the next requests. A request gets its socket when that is connected, never before. */
export const poolingAgent = (): Agent => {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  agent.createConnection = ({ host, port }, callback) => {
    connect({ host: String(host), port: Number(port) }).then(
      (socket) => callback?.(null, socket),
      // Node reads no socket beside an error.
      (error: unknown) => callback?.(error as Error, undefined as never),
    );
    return undefined;
  };
  return agent;
};

export const agentOver = (socket: Socket): Agent => {
  const agent = new Agent();
  agent.createConnection = () => socket;
  return agent;
};
