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
  readonly fields: object;
  /** Position of the answer, from which on documents hold it; undefined while there is none. */
  readonly until?: number;
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
  /** Loads everything again. */
  readonly reload: () => void;
}

/** Raises what an entry knows; positions never go back. */
export const advance = (entry: LiveEntry, position: number | undefined) => {
  if (position !== undefined) entry.position = Math.max(entry.position ?? 0, position);
};
