import type { LiveMessage } from '@maru/contracts/kernel/live';

/** A change of a document as it came, or its end. */
export type Change = LiveMessage | { readonly id: string };

/** One cached query that follows a view in a room. */
export interface LiveEntry {
  readonly view: string;
  readonly room: string;
  /** Up to where it surely knows all changes; undefined until its data has loaded. */
  position: number | undefined;
  /** Something is missing that only loading again brings: no message moves it until then. */
  stale: boolean;
  readonly apply: (change: Change) => void;
  /** Loads everything again. */
  readonly reload: () => void;
}

/** Raises what an entry knows; positions never go back. */
export const advance = (entry: LiveEntry, position: number | undefined) => {
  if (position !== undefined) entry.position = Math.max(entry.position ?? 0, position);
};
