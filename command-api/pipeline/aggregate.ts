import type { Actor } from '@maru/contracts/kernel/actor';
import type { Circumstances, Deciders, Policies } from '@maru/contracts/kernel/decider';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Personal } from '@maru/contracts/kernel/personal';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import type { AnyPersonal } from '@maru/platform/personal-data/seal-fields';
import type { Document } from '@maru/platform/view-store/view-store';

export interface Command {
  readonly type: string;
  readonly data: object;
}

/** `revision` is -1 before the first event. */
export interface Loaded<S> {
  readonly state: S;
  readonly revision: number;
  /** What the fold's `marksOf` said last under that name; undefined where that was after revision `upTo`. */
  readonly mark: (name: string, upTo?: number) => Promise<string | undefined>;
}

/** Reads another stream for a decision's subject; never older than the last answered command. */
export type Load = <S, E extends DomainEvent>(fold: StreamFold<S, E>, stream: string) => Promise<Loaded<S>>;

export interface Aggregate<C extends Command, S, E extends DomainEvent, Subject> extends StreamFold<S, E> {
  /** `<context>.<aggregate>`, the prefix of its streams. */
  readonly name: string;
  readonly stream: (command: C) => string;
  /** What of its events is sealed in the log; left out where no event holds personal data. */
  readonly personal?: Personal<E>;
  readonly decide: Deciders<C, S, E>;
  /** Marks that the decision takes. */
  readonly asks?: (command: C) => readonly string[];
  readonly policies: Policies<C, Subject>;
  readonly subject: (command: C, state: S, actor: Actor, load: Load) => Promise<Subject> | Subject;
  /** The success body, which the pipeline completes by `revision`, `position` and people. */
  readonly answer: (state: S, command: C, actor: Actor) => Answer;
}

/** `presentation`, that of just this body, is left out when the body names no people. */
export type Answer =
  | { readonly body: object; readonly presentation?: undefined }
  | { readonly body: Document; readonly presentation: Presentation<never, object> };

export interface AnyAggregate extends StreamFold<unknown, DomainEvent> {
  readonly name: string;
  readonly stream: (command: Command) => string;
  readonly personal?: AnyPersonal;
  readonly asks?: (command: Command) => readonly string[];
  readonly decide: Readonly<
    Record<string, (state: unknown, command: Command, circumstances: Circumstances) => readonly DomainEvent[]>
  >;
  readonly policies: Readonly<Record<string, (actor: Actor, subject: unknown) => RejectionCode | undefined>>;
  readonly subject: (command: Command, state: unknown, actor: Actor, load: Load) => unknown;
  readonly answer: (state: unknown, command: Command, actor: Actor) => Answer;
}

/**
 * Forgets an aggregate's own types, here alone: that the registry hands it no commands but its own, and streams no
 * events but its own, the compiler cannot know.
 */
export const anyAggregate = <C extends Command, S, E extends DomainEvent, Subject>(
  aggregate: Aggregate<C, S, E, Subject>,
) => aggregate as unknown as AnyAggregate;
