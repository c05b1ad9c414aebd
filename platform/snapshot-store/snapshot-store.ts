/** A fold of one stream; `fold` changes with its code, so that nothing made by other code is found. */
export interface FoldOf {
  readonly fold: string;
  readonly stream: string;
}

/** `state` is as the fold serialised it; `hash` is that of the event at `revision`, to be compared with the log. */
export interface StoredSnapshot {
  readonly revision: number;
  readonly position: number;
  readonly hash: string;
  readonly state: Buffer;
}

/** What was noted of the events after revision `since`, by name: looked up one by one, never in memory all together. */
export interface Marks {
  readonly since: number;
  readonly byName: ReadonlyMap<string, string>;
}

/** `upTo` is the revision up to which marks are kept, -1 where all was thrown away. */
export interface FoundMark {
  readonly upTo: number;
  readonly value: string | undefined;
}

/**
 * States of long streams beside the log: whatever is missing is made again from the log, so all of it may be thrown away
 * at any time. Any error means that it cannot be asked now.
 */
export interface SnapshotStore {
  /** The newest at or before `upTo`; default the newest of all. */
  find(of: FoldOf, upTo?: number): Promise<StoredSnapshot | undefined>;
  mark(of: FoldOf, name: string): Promise<FoundMark>;
  /**
   * False, and nothing is kept, where the snapshot at `since` was thrown away (-1: from the beginning): marks would be
   * missing. A snapshot is never found before its marks; the same again changes nothing.
   */
  save(of: FoldOf, snapshot: StoredSnapshot, marks: Marks): Promise<boolean>;
  /** All that is kept of a stream, by whatever fold. */
  forget(stream: string): Promise<void>;
  close(): Promise<void>;
}
