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

/** Of a snapshot: MongoDB's limit of a document is 16 MiB. A larger state is folded from the log, whatever the engine. */
export const maxStateBytes = 15 * 1_048_576;

/** Throws `RangeError` for a state that is too large. */
export const mustFit = ({ state: { length } }: StoredSnapshot): void => {
  if (length > maxStateBytes) throw new RangeError(`a state of ${length} bytes is too large to keep`);
};

/**
 * States of long streams beside the log: whatever is missing is made again from the log, so all of it may be thrown away
 * at any time. Any error means that it cannot be asked now.
 */
export interface SnapshotStore {
  /** The newest at or before `upTo`; default the newest of all. */
  find(of: FoldOf, upTo?: number): Promise<StoredSnapshot | undefined>;
  mark(of: FoldOf, name: string): Promise<FoundMark>;
  /**
   * False, and nothing is kept, where what is kept does not reach to `since` any more: marks would be missing. With -1, from
   * the beginning, it takes the place of what is kept of other events. A snapshot is never found before its marks; the same
   * again changes nothing, nor does one that comes late change newer marks. `RangeError` for a state that is too large.
   */
  save(of: FoldOf, snapshot: StoredSnapshot, marks: Marks): Promise<boolean>;
  /** All that is kept of a stream, by whatever fold. */
  forget(stream: string): Promise<void>;
  /**
   * Notes that these folds are in use at `at`, epoch ms, and removes what is kept by folds that nobody has noted for a week:
   * until then two versions may run at once, or the older one be gone back to. Answers their names.
   */
  retain(folds: readonly string[], at: number): Promise<readonly string[]>;
  close(): Promise<void>;
}
