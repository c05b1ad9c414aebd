import type { EventMeta } from '@maru/contracts/kernel/message';

/** An event about to be appended. `id` is a UUID the writer derived, unique over the whole store. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly meta: EventMeta;
}

/** A stored event. `revision` counts from 0 in its stream; `position` grows over the store and is a safe integer. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** `revision` is that of the last event written, `position` its position in the log. */
export interface Appended {
  readonly revision: number;
  readonly position: number;
}

/** The revision the last event of the stream must have; `none` for a stream without events. */
export type ExpectedRevision = number | 'none';

export interface ReadStreamOptions {
  /** First revision to return; default 0. */
  readonly from?: number;
  /** Last revision to return, inclusive; default the newest. */
  readonly to?: number;
}

export interface SubscribeOptions {
  /** Position of the last event already handled; 0 for all. The event at it is left out. */
  readonly after: number;
  /** Stream name prefixes such as `tracker.issue-`; omitted for every stream. */
  readonly prefixes?: readonly string[];
}

/**
 * What a subscriber pulls: events in log order (never skipped, never twice) and `position`, up to which the log was
 * looked at, also when nothing matched; it is what a checkpoint stores.
 */
export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  readonly position: number;
}

/**
 * The log. Every reader is pulled: nothing is handed out before the consumer asks, so handlers never overlap.
 * Errors: `WrongExpectedRevision`, `AppendTooLarge`, `EventStoreUnavailable`.
 */
export interface EventStore {
  /**
   * Appends atomically and durably: once it resolves, a power cut loses nothing of it. Refuses an empty list with
   * `RangeError`. The same ids at the same expected revision again answer as the first time and write nothing; at any
   * other revision they are written again, so callers look for their command id first.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** Batches of one stream in order; a missing stream is empty. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<readonly RecordedEvent[]>;
  /** Everything after `after` up to the head at the time of the call, then ends. */
  readAll(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** As `readAll`, then waits for new commits for ever; ends when `signal` aborts. */
  subscribe(options: SubscribeOptions, signal: AbortSignal): AsyncIterable<EventBatch>;
  /** Position of the newest event; 0 for an empty log. */
  head(): Promise<number>;
  close(): Promise<void>;
}

/** The stream is at `actual`, not at `expected`. */
export class WrongExpectedRevision extends Error {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: ExpectedRevision;
  constructor(stream: string, expected: ExpectedRevision, actual: ExpectedRevision) {
    super(`stream ${stream} is at ${actual}, expected ${expected}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** One append carries more than `maxAppendBytes`; nothing was written. */
export class AppendTooLarge extends Error {}

/** The engine cannot be reached or refuses work now; the outcome of an append is unknown, retry with the same ids. */
export class EventStoreUnavailable extends Error {}

/** Largest append in bytes of data and metadata, all events together (EventStoreDB's limit, kept on every engine). */
export const maxAppendBytes = 1_048_576;

/** Which streams a subscriber wants; `prefixes` undefined means all of them. */
export interface StreamFilter {
  readonly prefixes: readonly string[] | undefined;
  accepts(stream: string): boolean;
}

/** Built once per reader, so that the check of each event is a plain loop. */
export function streamFilter(prefixes: readonly string[] | undefined): StreamFilter {
  if (prefixes === undefined) return { prefixes, accepts: () => true };
  return { prefixes, accepts: (stream) => prefixes.some((prefix) => stream.startsWith(prefix)) };
}
