import type { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';

/**
 * What follows from events: pure, total over the events of its streams. A reaction says what is to be done, never how.
 */
export interface Workflow<E extends DomainEvent, Reaction> {
  readonly name: string;
  /** How often the log is looked at, in ms: each look is a read of the log, whoever writes to it. */
  readonly everyMs: number;
  readonly streams: readonly string[];
  readonly on: {
    readonly [K in E['type']]:
      | typeof ignore
      | ((event: Extract<E, { type: K }> & Pick<RecordedEvent, 'meta'>) => readonly Reaction[]);
  };
}

/**
 * Does what a reaction says because of `cause`. It comes at least once: again after a crash, after a lost checkpoint,
 * and for an owner that was paused, so it looks first whether it was done. When it throws, it is asked again later, and
 * nothing after it before; so it is when it answers how many milliseconds too early it came. For a reaction that fails
 * by its own fault it throws `Later`: that one waits, others do not.
 */
export type Perform<Reaction> = (reaction: Reaction, cause: RecordedEvent) => Promise<number | void>;

/** This reaction cannot be done now, which says nothing about others. */
export class Later extends Error {}
