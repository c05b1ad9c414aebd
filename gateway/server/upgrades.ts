import type { Logger } from '@maru/platform/log/logger';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { forwardSocket } from '../forward/forward-socket.ts';
import { callerOf, rewriteHeaders } from '../rules/caller.ts';
import { destination } from '../rules/destination.ts';
import type { Upstream } from '../upstream/upstream.ts';

const openingMs = 10_000;

export interface UpgradeParts {
  readonly realtime: Upstream;
  readonly proxies: number;
  readonly log: Logger;
}

/** Copies to try: a session that has begun stays at one, by the caller's address; a new WebSocket goes to any. */
export const copiesFor = (realtime: Upstream, { url = '', headers }: IncomingMessage, address: string) => {
  const begins = headers.upgrade !== undefined && !new URL(url, 'http://gateway').searchParams.has('sid');
  return realtime.copies(begins ? undefined : address);
};

const refuseUpgrade = (socket: Duplex, status: string) =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** Sends the WebSockets of a server on. Closing breaks them: clients come back, elsewhere. */
export const forwardUpgrades = (server: Server, { realtime, proxies, log }: UpgradeParts): { close(): void } => {
  const open = new Set<Duplex>();
  const forward = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const caller = callerOf({ remoteAddress: request.socket.remoteAddress, headers: request.headers }, proxies);
    const copies = copiesFor(realtime, request, caller.address);
    const { connection, upgrade } = request.headers;
    rewriteHeaders(request.headers, caller, randomUUID());
    Object.assign(request.headers, { connection, upgrade });
    await forwardSocket({ request, socket, head }, { copies, onRefused: realtime.markRefused, timeoutMs: openingMs });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).on('error', () => undefined);
    const { to } = destination('GET', request.url?.split('?')[0] ?? '/');
    if (to !== 'realtime' || request.headers.upgrade?.toLowerCase() !== 'websocket')
      return refuseUpgrade(socket, '400 Bad Request');
    const { bytesWritten } = request.socket;
    forward(request, socket, head).catch((err: unknown) => {
      log.debug({ err }, 'no socket opened');
      // A service that does not want it says so itself.
      if (socket.writable && request.socket.bytesWritten === bytesWritten)
        refuseUpgrade(socket, '503 Service Unavailable');
    });
  });
  return { close: () => open.forEach((socket) => socket.destroy()) };
};
