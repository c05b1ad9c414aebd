import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { requestTimeoutMs, socket as limits } from '@maru/contracts/kernel/limits';
import { retryDelay } from '@maru/frontend/kernel/http/retry-delay';
import type { Changes } from '@maru/frontend/kernel/live/catch-up';
import { Live } from '@maru/frontend/kernel/live/live-client';
import type { Change, LiveEntry } from '@maru/frontend/kernel/live/live-entry';
import type { Acknowledgement, LiveSocket, OpenSocket } from '@maru/frontend/kernel/live/live-socket';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Client } from '../../support/api-client.ts';

/** The comments of an issue as a page shows them that was opened once and never loaded again by hand. */
export interface Screen {
  readonly name: string;
  shows(id: string): boolean;
  /** How often the page was told that it may have missed something, and how often it asked what. */
  readonly messages: { missed: number; caughtUp: number; reloaded: number };
  close(): void;
}

const acknowledgeMs = 5_000;

/** As a page opens it, to one node of the live tier or to whatever is behind an address. */
const socketTo =
  (url: string): OpenSocket =>
  async (auth) => {
    const socket = io(`${url}/project`, {
      ...limits,
      auth,
      autoConnect: false,
      transports: ['websocket'],
      forceNew: true,
    });
    const ask = (event: string, ...args: unknown[]) =>
      socket.timeout(acknowledgeMs).emitWithAck(event, ...args) as Promise<Acknowledgement>;
    return Object.assign(socket, { ask }) as unknown as LiveSocket;
  };

const once = async <T>(client: Client, path: string, query: Record<string, string | number>) =>
  Promise.race([
    client.call<T>('GET', path, { query }).catch(() => undefined),
    wait(requestTimeoutMs, undefined, { ref: false }),
  ]);

const noAnswer = { status: 'FETCH_ERROR', error: '' } as const;
const errorOf = (answer: { readonly status: number } | undefined) =>
  answer ? { status: answer.status, data: undefined } : noAnswer;

/** Reads as pages do: 5 s for an answer, a few more tries; throws when there is none. */
const reading =
  (client: Client) =>
  async <T>(path: string, query: Record<string, string | number>) => {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await once<T>(client, path, query);
      if (answer?.status === 200) return answer;
      const delay = retryDelay(errorOf(answer), answer?.headers, attempt);
      if (delay === undefined) throw new Error(`${path}: ${answer?.status ?? 'no answer'}`);
      await wait(delay);
    }
  };
type Reading = ReturnType<typeof reading>;

/** All pages of the comments, and the position they surely show. */
const loadAll = async (read: Reading, issue: string) => {
  const loaded: Comment[] = [];
  let position = Infinity;
  for (let after = -1; ; after = loaded.at(-1)?.updated_position ?? after) {
    const { body, headers } = await read<{ comments: Comment[] }>('request/comment/list', { id: issue, after });
    position = Math.min(position, Number(headers.get('x-position')));
    if (body.comments.length === 0) return { loaded, position };
    loaded.push(...body.comments);
  }
};

/** The frontend's own live client, with a map of comments in the place of its cache. */
export const openScreen = async (name: string, url: string, client: Client, issue: string): Promise<Screen> => {
  const read = reading(client);
  const positions = new Map<string, number>();
  const messages = { missed: 0, caughtUp: 0, reloaded: 0 };
  const live = new Live(socketTo(url));
  const apply = (change: Change) => {
    if (change.position > (positions.get(change.id) ?? -1)) positions.set(change.id, change.position);
  };
  const load = async () => {
    const before = live.rooms.reached(entry);
    const { loaded, position } = await loadAll(read, issue);
    for (const comment of loaded)
      positions.set(comment.id, Math.max(comment.position, positions.get(comment.id) ?? -1));
    await live.rooms.loaded(entry, Math.max(position, before ?? 0));
  };
  const reload = () => {
    messages.reloaded += 1;
    // What failed is shown as it was until the room is joined again, as on a page.
    load().catch(() => live.rooms.failed(entry));
  };
  const entry: LiveEntry = {
    view: 'comment',
    room: `issue:${issue}`,
    position: undefined,
    stale: false,
    apply,
    show: () => undefined,
    settle: () => undefined,
    reload,
  };
  live.serve({
    token: async () => client.token,
    connectionChanged: () => undefined,
    roomChanged: () => undefined,
    fetchChanges: async (room, from) => {
      messages.caughtUp += 1;
      return (await read<Changes>('request/changes', { room, ...from }).catch(() => undefined))?.body;
    },
  });
  live.on('missed', () => void (messages.missed += 1));
  live.on('update_comment', (payload) => {
    const change = payload as Change;
    apply(change);
    live.rooms.moved(entry, change.position);
  });
  live.rooms.add(entry);
  live.rooms.enter(entry.room);
  await live.open();
  await load();
  return { name, messages, shows: (id) => positions.has(id), close: () => live.close() };
};
