import type { EventFault, EventMeta } from '@maru/contracts/kernel/message';

/** `id` is a UUID the writer derived, unique over the store. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly meta: EventMeta;
  /** Of an event of others, which is written as it is when it is copied. */
  readonly stored?: StoredText;
}

/** JSON, or what somebody wrote in its place. */
export interface StoredText {
  readonly data: string;
  readonly meta: string;
}

/** A stored event. `revision` counts from 0 in its stream; `position` grows over the store and is a safe integer. */
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  /**
   * Absent for an event that is whole and ours; no reader may take the data of another for its own. With a fault `data`
   * is empty, and where the metadata cannot be read, or is not ours, its hash is one of what is stored.
   */
  readonly fault?: EventFault;
}

/** Of the last event written. */
export interface Appended {
  readonly revision: number;
  readonly position: number;
}

/** The revision the last event of the stream must have; `none` for a stream without events. */
export type ExpectedRevision = number | 'none';

export interface ReadStreamOptions {
  /** Default 0. */
  readonly from?: number;
  /** Inclusive; default the newest. */
  readonly to?: number;
}

export interface SubscribeOptions {
  /** Position of the last event already handled; 0 for all. The event at it is left out. */
  readonly after: number;
  /** Such as `tracker.issue-`; omitted for every stream. */
  readonly prefixes?: readonly string[];
}

/** Events in log order; `position` is up to where the log was looked at, also when nothing matched: a checkpoint. */
export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  readonly position: number;
}

/** Readers pull. Errors: `WrongExpectedRevision`, `AppendTooLarge`, `EventStoreUnavailable`. */
export interface EventStore {
  /**
   * Atomic and durable once it resolves; `RangeError` for an empty list. The same ids at the same revision answer as the
   * first time; at another they are written again, so callers look for their command id first.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;
  /** A missing stream is empty. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<readonly RecordedEvent[]>;
  /** Everything after `after` up to the head at the time of the call, then ends. */
  readAll(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** As `readAll`, then waits for new commits for ever; ends when `signal` aborts. */
  subscribe(options: SubscribeOptions, signal: AbortSignal): AsyncIterable<EventBatch>;
  /** Every event from the newest to the first; who has seen enough leaves it. */
  readBackwards(): AsyncIterable<RecordedEvent>;
  /** Undefined where no event is at just that position. */
  eventAt(position: number): Promise<RecordedEvent | undefined>;
  /** 0 for an empty log. */
  head(): Promise<number>;
  close(): Promise<void>;
}

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

/** What rests on an event that is damaged cannot be known. */
export class UnreadableEvent extends Error {
  constructor({ stream, revision, position }: Pick<RecordedEvent, 'stream' | 'revision' | 'position'>) {
    super(`revision ${revision} of ${stream} at position ${position} cannot be read`);
  }
}

/** Beyond `maxAppendBytes`; nothing was written. */
export class AppendTooLarge extends Error {}

/** The engine cannot be reached or refuses work now; the outcome of an append is unknown, retry with the same ids. */
export class EventStoreUnavailable extends Error {}

/** Largest append in bytes of data and metadata, all events together (EventStoreDB's limit, kept on every engine). */
export const maxAppendBytes = 1_048_576;

/** `prefixes` undefined: every stream. */
export interface StreamFilter {
  readonly prefixes: readonly string[] | undefined;
  accepts(stream: string): boolean;
}

export function streamFilter(prefixes: readonly string[] | undefined): StreamFilter {
  if (prefixes === undefined) return { prefixes, accepts: () => true };
  return { prefixes, accepts: (stream) => prefixes.some((prefix) => stream.startsWith(prefix)) };
}
