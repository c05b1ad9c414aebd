import { vi } from 'vitest';
import { baseApi } from '../api/base-api.ts';
import { sessionStarted } from '../session/session.slice.ts';
import { createStore } from './store.ts';
import { answer, user } from '../api/call.fixture.ts';
import { Live } from '../live/live-client.ts';
import type { Acknowledgement, Authenticate, LiveSocket } from '../live/live-socket.ts';
import { liveView } from '../live/live-view.ts';

type Listener = (...args: unknown[]) => void;

/** A socket whose server is the test. */
export class FakeSocket implements LiveSocket {
  connected = false;
  active = true;
  readonly sent: unknown[][] = [];
  readonly acknowledge = vi.fn<(room: string) => Acknowledgement>(() => ({ ok: true, positions: { note: 0 } }));
  tokens: (string | null)[] = [];
  ticketRooms: string[] = [];
  readonly #listeners = new Map<string, Listener>();
  #any: Listener = () => undefined;
  readonly #auth: Authenticate;

  constructor(auth: Authenticate) {
    this.#auth = auth;
  }

  connect() {
    this.active = true;
    this.#auth((credentials) => {
      if ('token' in credentials) this.tokens.push(credentials.token);
      else this.ticketRooms.push(credentials.room);
      this.connected = true;
      this.#listeners.get('connect')?.();
    });
  }

  disconnect() {
    this.connected = false;
  }

  /** The connection breaks; `byServer` is one that socket.io does not mend. */
  drop(byServer = false) {
    this.connected = false;
    this.active = !byServer;
    this.#listeners.get('disconnect')?.();
  }

  on(event: string, listener: (...args: never[]) => void) {
    this.#listeners.set(event, listener as Listener);
  }

  onAny(listener: (event: string, ...args: unknown[]) => void) {
    this.#any = listener as Listener;
  }

  emit(...packet: unknown[]) {
    this.sent.push(packet);
  }

  async ask(event: string, room: string): Promise<Acknowledgement> {
    this.sent.push([event, room]);
    return this.acknowledge(room);
  }

  receive(event: string, payload: unknown) {
    this.#listeners.get(event)?.(payload);
    this.#any(event, payload);
  }
}

export interface Note {
  id: string;
  revision: number;
  position: number;
  text: string;
  deleted: boolean;
}
export const note = (id: string, revision: number, position: number, more: Partial<Note> = {}): Note => ({
  id,
  revision,
  position,
  text: `${id}.${revision}`,
  deleted: false,
  ...more,
});
export const message = (document: Note) => ({
  id: document.id,
  revision: document.revision,
  position: document.position,
  document,
});

const notesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<{ notes: Note[] }, string>({
      query: (id) => ({ url: 'notes', params: { id } }),
      ...liveView<{ notes: Note[] }, string, Note>({
        relay: { view: 'note', event: 'update_note', deletedEvent: 'delete_note' },
        room: (id) => `board:${id}`,
        documents: ({ notes }) => notes,
        patch: (draft, { document }) => {
          const at = draft.notes.findIndex(({ id }) => id === document.id);
          if (at < 0) draft.notes.push(document);
          else draft.notes[at] = document;
        },
        remove: (draft, id) => {
          draft.notes = draft.notes.filter((one) => one.id !== id);
        },
      }),
    }),
  }),
});

/**
 * A store with one live query `notes` of board 1, a socket, and a server that answers `notes` and `request/changes`.
 */
export const liveTest = () => {
  const server = {
    notes: (): Response | Promise<Response> => answer(200, { notes: [] }),
    changes: () => answer(200, { changes: [], reset: false }),
    asked: [] as string[],
  };
  document.cookie = 'maru_session=1';
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url.replace(/^.*\/api/, '/api');
    server.asked.push(url);
    if (url.startsWith('/api/notes')) return server.notes();
    return url.startsWith('/api/request/changes') ? server.changes() : answer(200, { accessToken: 'fresh', user });
  });
  const sockets: FakeSocket[] = [];
  const live = new Live(async (auth) => {
    const socket = new FakeSocket(auth);
    sockets.push(socket);
    return socket;
  });
  const store = createStore(live);
  const exp = Math.floor(Date.now() / 1000) + 900;
  store.dispatch(sessionStarted({ accessToken: `h.${btoa(JSON.stringify({ exp }))}.s`, user }));
  const select = notesApi.endpoints.notes.select('1');
  return {
    server,
    live,
    store,
    socket: async () => {
      await vi.waitFor(() => {
        if (!sockets[0]?.connected) throw new Error('not connected');
      });
      return sockets[0] as FakeSocket;
    },
    load: () => store.dispatch(notesApi.endpoints.notes.initiate('1')),
    shown: () => select(store.getState()).data?.notes.map(({ text }) => text),
    room: () => store.getState().live.rooms['board:1'],
  };
};
