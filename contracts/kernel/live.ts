import type { Person, Presentation } from './presentation.ts';

/** What a socket message of an update carries. `document` is in the shape GETs answer. */
export interface LiveMessage<W = object> {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
  readonly document: W;
}

export type LiveDeletion = Omit<LiveMessage, 'document'>;

/** What a relay may count on in any document it carries. */
export interface LiveDocument {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
  readonly deleted?: boolean;
}

/** Which view goes to which rooms under which socket event; `realtime` and the catch-up read nothing else. */
export interface Relay<D = never, W = object> {
  readonly view: string;
  readonly event: string;
  /** Sent instead, as a `LiveDeletion`, when the document is marked `deleted`. */
  readonly deletedEvent?: string;
  readonly rooms: (doc: D) => readonly string[];
  /** Field by which a room's documents are found for the catch-up, per room prefix; absent: not caught up there. */
  readonly catchUp: Readonly<Record<string, string>>;
  readonly presentation: Presentation<D, W>;
}

/** A room that only hears that something of these views changed, for what is counted over all their documents. */
export interface News {
  readonly views: readonly string[];
  readonly room: string;
  readonly event: string;
}
/** `position` is that of the last change. */
export interface NewsMessage {
  readonly position: number;
}

/** Forgets a relay's own document, here alone: that its reader hands it only documents of its view, no compiler can know. */
export const anyRelay = <D extends LiveDocument>(relay: Relay<D>) => relay as Relay<LiveDocument>;

/** Sent without payload when messages may have been lost, before any later one: clients join again and catch up. */
export const missedEvent = 'missed';

/** Sent to a room when the people in it change, and to who joins; only who answered the `welcome` is named. */
export const presenceEvent = 'presence';
export interface PresenceMessage {
  readonly room: string;
  /** Each person once, however many tabs are open; not all of a large crowd, of which `count` tells the size. */
  readonly people: readonly Person[];
  readonly count: number;
}

export type ViewPositions = Readonly<Record<string, number>>;

/** A cookie, named by the id of a room, that holds a token for it of this purpose. */
export interface TicketGuard {
  readonly purpose: 'order';
  readonly cookie: (id: string) => { readonly name: string };
}

/** A kind of room, `<prefix>:<id>` or just `<prefix>`, and whose project membership it takes. */
export interface RoomKind {
  readonly prefix: string;
  /**
   * `login`: any logged-in user; `admin`: administrators; `project`: the id is one; else a view whose document's
   * `prj_id` is one; a ticket: whoever shows that cookie for the id, at the handshake and for this room alone.
   */
  readonly guard: 'login' | 'admin' | 'project' | { readonly view: string } | TicketGuard;
  /** Those in it are told who else is there. */
  readonly presence?: true;
}

/** `id` is empty for a kind without ids. */
export interface Room {
  readonly kind: RoomKind;
  readonly id: string;
}

/** Which documents take rooms away, and whose: the person and the project, or nothing while the person may stay. */
export interface Revocation<D = never> {
  readonly view: string;
  readonly lost: (doc: D) => { readonly user: string; readonly project: string } | undefined;
}

/** As `anyRelay`. */
export const anyRevocation = <D extends object>(revocation: Revocation<D>) => revocation as Revocation<object>;

/** Which documents of a view end a session; their id is the session's. */
export interface Ending<D = never> {
  readonly view: string;
  readonly ended: (doc: D) => boolean;
  /** Finds the ended ones that got a token after `at`, in epoch ms. */
  readonly endedSince: (
    at: number,
  ) => Readonly<Record<string, { readonly in?: readonly string[]; readonly gte?: number }>>;
}

/** Room of all sockets of one person; no client can name it, because no kind makes it. */
export const personalRoom = (userId: string) => `user:${userId}`;

/** How rules that need documents read them, on whatever engine. */
export type ReadDocument = <D extends { readonly id: string }>(view: string, id: string) => Promise<D | undefined>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The room of that name; nothing for a name that no kind makes. */
export const parseRoom = (kinds: readonly RoomKind[], name: string): Room | undefined => {
  const at = name.indexOf(':');
  const [prefix, id] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  const kind = kinds.find((one) => one.prefix === prefix);
  if (!kind) return undefined;
  const fits = kind.guard === 'login' || kind.guard === 'admin' ? at < 0 : uuid.test(id);
  return fits ? { kind, id } : undefined;
};
