/** An event as a client proposes it; `data` and `metadata` are the bytes it sent. */
export interface ProposedEvent {
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
}

/** An event that stands in the log; `created` in milliseconds, `position` grows like an offset in bytes. */
export interface RecordedEvent extends ProposedEvent {
  stream: string;
  revision: number;
  position: number;
  created: number;
}

/** What a writer expects of a stream: its last revision, or one of the words. */
export type Expected = number | 'any' | 'no_stream' | 'stream_exists';

export const STREAM_DELETED = '$streamDeleted';

/** A tombstone stands at the greatest revision there is (2⁶³−1 for clients). */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;
