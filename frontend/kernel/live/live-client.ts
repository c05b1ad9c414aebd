import { missedEvent } from '@maru/contracts/kernel/live';
import type { FetchChanges } from './catch-up.ts';
import {
  type Acknowledgement,
  type Authenticate,
  type LiveSocket,
  openProjectSocket,
  type OpenSocket,
} from './live-socket.ts';
import type { Connection, RoomStatus } from './live.slice.ts';
import { Rooms } from './rooms.ts';

/** What the connection needs from the application. */
export interface LiveHost {
  /** The access token, fetched anew if it has ended or `fresh` is asked for. */
  readonly token: (fresh: boolean) => Promise<string | null>;
  readonly connectionChanged: (connection: Connection) => void;
  readonly roomChanged: (room: string, status: RoomStatus | undefined) => void;
  readonly fetchChanges: FetchChanges;
}
type Listener = (payload: unknown) => void;

/** Failed attempts after which the connection shows as offline. */
const offlineAfter = 2;
const refusedRetryMs = 2_000;

/** The one live connection. It does nothing until it is opened; rooms and listeners outlive connections. */
export class Live {
  readonly rooms: Rooms;
  readonly openSocket: OpenSocket;
  readonly #listeners = new Map<string, Set<Listener>>();
  #host: LiveHost | undefined;
  #wanted = false;
  #socket: LiveSocket | undefined;
  #failures = 0;

  constructor(openSocket: OpenSocket = openProjectSocket) {
    this.openSocket = openSocket;
    this.rooms = new Rooms({
      socket: () => this.#socket,
      roomChanged: (room, status) => this.#host?.roomChanged(room, status),
      fetchChanges: async (room, positions) => this.#host?.fetchChanges(room, positions),
    });
  }

  serve(host: LiveHost) {
    this.#host = host;
  }

  /** Opens the connection unless it is open; resolves once the attempt is under way. */
  async open() {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#changed('connecting');
    const opened = await this.openSocket(this.#authenticate).catch(() => undefined);
    if (!this.#wanted || this.#socket) return;
    if (!opened) return this.close();
    this.#socket = opened;
    this.#attach(opened);
    opened.connect();
  }

  close() {
    this.#wanted = false;
    const closing = this.#socket;
    this.#socket = undefined;
    if (closing) this.rooms.disconnected();
    closing?.disconnect();
    this.#changed('offline');
  }

  /** A fresh token lets an open connection live on. */
  renew(token: string) {
    if (this.#socket?.connected) this.#socket.ask('renew', token).catch(() => undefined);
  }

  /** Listens on this and every later connection; answers how to stop. */
  on(event: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** `websocket` or `polling`; undefined without a connection. */
  transport(): string | undefined {
    return this.#socket?.connected ? this.#socket.io?.engine?.transport?.name : undefined;
  }

  /**
   * Asks the server past the rooms that screens are in, for the screen that tests the connection; undefined when no
   * answer came.
   */
  async ask(event: 'join' | 'leave', room: string): Promise<Acknowledgement | undefined> {
    return this.#socket?.connected ? this.#socket.ask(event, room).catch(() => undefined) : undefined;
  }

  #changed(connection: Connection) {
    this.#host?.connectionChanged(connection);
  }

  readonly #authenticate: Authenticate = (give) => {
    const token = this.#host?.token(false) ?? Promise.resolve(null);
    void token.then((fresh) => give({ token: fresh }));
  };

  #attach(own: LiveSocket) {
    own.on('connect', () => {
      this.#failures = 0;
      this.#changed('connected');
      this.rooms.connected();
    });
    own.on('disconnect', () => this.#lost(own));
    own.on('connect_error', () => this.#failed(own));
    own.on('welcome', ({ name, no, id }: { name: string; no: number; id: string }) =>
      own.emit('welcome', { name, no, id }),
    );
    own.on('removed', ({ room }: { room: string }) => this.rooms.removed(room));
    own.on(missedEvent, () => this.rooms.missed());
    own.onAny((event, payload) => {
      for (const listener of this.#listeners.get(event) ?? []) listener(payload);
    });
  }

  #lost(own: LiveSocket) {
    if (!this.#isCurrent(own)) return;
    this.rooms.disconnected();
    this.#changed('connecting');
    if (!own.active) void this.#comeBack(own);
  }

  #failed(own: LiveSocket) {
    if (!this.#isCurrent(own)) return;
    this.#failures += 1;
    this.#changed(this.#failures >= offlineAfter ? 'offline' : 'connecting');
    if (!own.active) setTimeout(() => void this.#comeBack(own), refusedRetryMs);
  }

  /** The server ended or refused it: only a fresh token helps, and socket.io does not come back by itself. */
  async #comeBack(own: LiveSocket) {
    const token = await this.#host?.token(true);
    if (!this.#isCurrent(own) || own.connected) return;
    if (token) own.connect();
    else setTimeout(() => this.#isCurrent(own) && void this.#comeBack(own), refusedRetryMs);
  }

  #isCurrent(own: LiveSocket) {
    return this.#wanted && this.#socket === own;
  }
}
