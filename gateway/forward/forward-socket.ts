import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { proxyUpgrade } from 'httpxy';
import { connect, agentOver } from '../upstream/connect.ts';
import { type Copy, nameOf } from '../upstream/order.ts';
import type { Route } from './forward-request.ts';

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export const forwardSocket = async (
  { request, socket, head }: Upgrade,
  { copies, onRefused, timeoutMs }: Route,
): Promise<void> => {
  const { copy, connection } = await firstConnection(copies, onRefused);
  // A pipe passes an end on, not a break.
  socket.once('close', () => connection.destroy());
  connection.once('close', () => socket.destroy());
  if (socket.destroyed) connection.destroy();
  await proxyUpgrade(`http://${nameOf(copy)}`, request, socket, head, {
    agent: agentOver(connection),
    xfwd: false,
    upgradeTimeout: timeoutMs,
  });
};

const firstConnection = async (
  copies: readonly Copy[],
  onRefused: (copy: Copy) => void,
): Promise<{ copy: Copy; connection: Socket }> => {
  let reason: unknown;
  for (const copy of copies) {
    try {
      return { copy, connection: await connect(copy) };
    } catch (error) {
      reason = error;
      onRefused(copy);
    }
  }
  throw new Error('no copy takes a connection', { cause: reason });
};
