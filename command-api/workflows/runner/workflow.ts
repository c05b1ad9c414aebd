import type { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

/** Pure and total over the events of its streams; a reaction says what is to be done, never how. */
export interface Workflow<E extends DomainEvent, Reaction> {
  readonly name: string;
  /** Ms between two reads of the log. */
  readonly everyMs: number;
  readonly streams: readonly string[];
  readonly on: {
    readonly [K in E['type']]:
      | typeof ignore
      | ((event: Extract<E, { type: K }> & Pick<RecordedEvent, 'meta'>) => readonly Reaction[]);
  };
}

/**
 * Comes at least once, so it looks first whether it was done. When it throws, or answers how many ms too early it came,
 * it is asked again before any later one; after `Later` that one waits, others do not.
 */
export type Perform<Reaction> = (reaction: Reaction, cause: RecordedEvent) => Promise<number | void>;

export class Later extends Error {}
