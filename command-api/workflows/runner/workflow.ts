import type { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

/**
 * What waits, in its order, behind a reaction that cannot be done: whatever follows from its stream, or (`event`) nothing.
 * `state`: its reactions look at how things are, so of its stream the newest event stands for all behind the first.
 */
export type Waits = 'stream' | 'state' | 'event';

/** Pure and total over the events of its streams; a reaction says what is to be done, never how. */
export interface Workflow<E extends DomainEvent, Reaction> {
  readonly name: string;
  /** Higher where it reacts to other events, or otherwise: an older copy then leaves the log to a newer one. */
  readonly version: number;
  /** Ms between two reads of the log. */
  readonly everyMs: number;
  readonly streams: readonly string[];
  readonly waits: Waits;
  readonly on: {
    readonly [K in E['type']]:
      | typeof ignore
      | ((event: Extract<E, { type: K }> & Pick<RecordedEvent, 'meta'>) => readonly Reaction[]);
  };
}

/**
 * Comes at least once, so it looks first whether it was done. When it answers how many ms too early it came, it waits by
 * itself where nothing waits behind it, else the log waits with it; when it throws, it is set aside with what waits for
 * it, and others go on.
 */
export type Perform<Reaction> = (reaction: Reaction, cause: RecordedEvent) => Promise<number | void>;
