import type { LiveDeletion, LiveMessage } from '@maru/contracts/kernel/live';

/** A document as it became, or its end. */
export type Change = LiveMessage | LiveDeletion;

/** What every document of a view carries. */
export interface Versioned {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
}

/** What a command makes of a document: shown over it until the document itself says so. */
export interface Overlay {
  readonly id: string;
  /** What is different of the document that it lies over, as it is then. */
  readonly fields: (covered: Versioned) => object;
  /** Position of the answer, from which on documents hold it; undefined while there is none. */
  readonly until?: number;
}

/** How a cached query follows the socket. */
export interface LiveViewSpec<Data, Arg, Doc extends object> {
  /** Names as in the contract's relay. */
  readonly relay: { readonly view: string; readonly event: string; readonly deletedEvent?: string };
  readonly room: (arg: Arg) => string;
  /** Whether a document belongs to this query at all. Absent: every one does. */
  readonly concerns?: (document: Doc, arg: Arg) => boolean;
  readonly documents: (data: Data) => readonly Versioned[];
  /** Puts a document into the draft where it belongs, or leaves it out. */
  readonly patch: (draft: Data, message: LiveMessage<Doc>, arg: Arg) => void;
  /** Takes a deleted document out of the draft. Absent: `patch` gets it, marked `deleted`. */
  readonly remove?: (draft: Data, id: string, arg: Arg) => void;
}

/** One cached query that follows a view in a room. */
export interface LiveEntry {
  readonly view: string;
  readonly room: string;
  /** Up to where it surely knows all changes; undefined until its data has loaded. */
  position: number | undefined;
  /** Something is missing that only loading again brings: no message moves it until then. */
  stale: boolean;
  readonly apply: (change: Change) => void;
  readonly show: (overlay: Overlay) => void;
  /** Ends an overlay: by the changed document, by the part of it that is known, or by nothing where it was refused. */
  readonly settle: (overlay: Overlay, outcome: Change | Overlay | undefined) => void;
  readonly reload: () => void;
}

/** Raises what an entry knows; positions never go back. */
export const advance = (entry: LiveEntry, position: number | undefined) => {
  if (position !== undefined) entry.position = Math.max(entry.position ?? 0, position);
};
