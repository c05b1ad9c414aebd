import type { Presentation } from './presentation.ts';

/** What a socket message of an update carries. `document` is in the shape GETs answer. */
export interface LiveMessage<W = object> {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
  readonly document: W;
}

/** Which view goes to which rooms under which socket event; `realtime` and the catch-up read nothing else. */
export interface Relay<D = never, W = object> {
  readonly view: string;
  readonly event: string;
  /** Sent instead, with `{ id }`, when the document is marked `deleted`. */
  readonly deletedEvent?: string;
  readonly rooms: (doc: D) => readonly string[];
  /** Field by which a room's documents are found for the catch-up, per room prefix; absent: not caught up there. */
  readonly catchUp: Readonly<Record<string, string>>;
  readonly presentation: Presentation<D, W>;
}

/** A kind of room, `<prefix>:<id>` or just `<prefix>`, and whose project membership it takes. */
export interface RoomKind {
  readonly prefix: string;
  /** `login`: any logged-in user; `project`: the id is a project; otherwise a view whose document's `prj_id` is the project. */
  readonly guard: 'login' | 'project' | { readonly view: string };
}
