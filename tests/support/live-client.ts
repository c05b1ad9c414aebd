import { type PresenceMessage, presenceEvent } from '@maru/contracts/kernel/live';
import { io, type Socket } from 'socket.io-client';

export type Answer =
  | { readonly ok: true; readonly positions?: Readonly<Record<string, number>> }
  | { readonly ok: false; readonly code: string };
export interface ReceivedMessage {
  readonly event: string;
  readonly payload: {
    readonly id: string;
    readonly position?: number;
    readonly document?: Readonly<Record<string, unknown>>;
    readonly room?: string;
  };
}

/** A page's live connection that remembers everything it hears. */
export interface LiveClient {
  readonly socket: Socket;
  readonly messages: readonly ReceivedMessage[];
  join(room: string): Promise<Answer>;
  ask(event: string, ...args: readonly unknown[]): Promise<Answer>;
  /** Resolves with the first message that fits, also one heard before. */
  until(fits: (message: ReceivedMessage) => boolean): Promise<ReceivedMessage>;
  close(): void;
}

export interface Dial {
  readonly auth?: Readonly<Record<string, unknown>>;
  readonly namespace?: string;
  readonly transports?: readonly ('websocket' | 'polling')[];
  readonly headers?: Readonly<Record<string, string>>;
}
const dial = (url: string, { auth = {}, namespace = '/project', transports = ['websocket'], headers = {} }: Dial) =>
  io(`${url}${namespace}`, {
    auth,
    transports: [...transports],
    forceNew: true,
    reconnection: false,
    extraHeaders: { ...headers },
  });

/** The message and data a refused handshake answers with. */
export const refusedDial = async (url: string, options: Dial): Promise<{ message: string; code: unknown }> => {
  const socket = dial(url, options);
  try {
    return await new Promise((resolve, reject) => {
      socket.once('connect', () => reject(new Error('was let in')));
      socket.once('connect_error', (error: Error & { data?: { code: unknown } }) =>
        resolve({ message: error.message, code: error.data?.code }),
      );
    });
  } finally {
    socket.disconnect();
  }
};

/** Connects; rejects with the server's refusal. */
export const liveClient = async (url: string, token: string, options: Dial = {}): Promise<LiveClient> => {
  const socket = dial(url, { ...options, auth: { token, ...options.auth } });
  const messages: ReceivedMessage[] = [];
  const waiting = new Set<(message: ReceivedMessage) => void>();
  // Some messages carry nothing.
  socket.onAny((event: string, payload: ReceivedMessage['payload'] = { id: '' }) => {
    messages.push({ event, payload });
    for (const tell of waiting) tell({ event, payload });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    messages,
    join: (room) => socket.timeout(10_000).emitWithAck('join', room),
    ask: (event, ...args) => socket.timeout(10_000).emitWithAck(event, ...args),
    until: (fits) =>
      new Promise((resolve) => {
        const already = messages.find(fits);
        if (already) return resolve(already);
        const tell = (one: ReceivedMessage) => {
          if (!fits(one)) return;
          waiting.delete(tell);
          resolve(one);
        };
        waiting.add(tell);
      }),
    close: () => void socket.disconnect(),
  };
};

/** Who is in the client's room, as it was told last. */
export const presentTo = ({ messages }: LiveClient) =>
  messages.findLast(({ event }) => event === presenceEvent)?.payload as unknown as PresenceMessage | undefined;
