import type { ViewPositions } from '@maru/contracts/kernel/live';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import { socket as limits } from '@maru/contracts/kernel/limits';

/** Answer to `join` and `leave`; `positions` are what the relayed views have reached. */
export type Acknowledgement =
  | { readonly ok: true; readonly positions?: ViewPositions }
  | { readonly ok: false; readonly code: RejectionCode };

/** The part of socket.io's client that is used. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Whether it comes back by itself. */
  readonly active: boolean;
  readonly io?: { readonly engine?: { readonly transport?: { readonly name: string } } };
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
  onAny(listener: (event: string, ...args: unknown[]) => void): unknown;
  emit(event: string, ...args: unknown[]): unknown;
  /** Asks and waits for the acknowledgement; rejects when none comes. */
  ask(event: string, ...args: unknown[]): Promise<Acknowledgement>;
}

/** What a connection is let in by: a session's token, or the ticket of a room, which the browser has as a cookie. */
export type Credentials = { readonly token: string | null } | { readonly room: string };
/** Gives the handshake its credentials, anew at each connect. */
export type Authenticate = (give: (data: Credentials) => void) => void;
export type OpenSocket = (auth: Authenticate) => Promise<LiveSocket>;

const acknowledgeMs = 5_000;

/** Opens namespace `/project`; socket.io's code loads only when a screen needs it. */
export const openProjectSocket: OpenSocket = async (auth) => {
  const { io } = await import('socket.io-client');
  const socket = io('/project', {
    ...limits,
    auth,
    autoConnect: false,
    reconnectionAttempts: Infinity,
    transports: ['websocket', 'polling'],
    forceNew: true,
  });
  const ask = (event: string, ...args: unknown[]) =>
    socket.timeout(acknowledgeMs).emitWithAck(event, ...args) as Promise<Acknowledgement>;
  return Object.assign(socket, { ask });
};
