import type { Actor } from './actor.ts';
import type { DomainEvent, Recorded } from './message.ts';
import type { RejectionCode } from './rejections.ts';

/** What a decision may know beside state and command: who asks and when (ISO). */
export interface Circumstances {
  readonly actor: Actor;
  readonly at: string;
  /** What the fold's marks say under the names that the aggregate asks for. */
  readonly marks?: ReadonlyMap<string, string>;
}

interface Command {
  readonly type: string;
  readonly data: object;
}

/** A new command is a compile error until decided. Deciders throw `Rejected` or return events; none changes nothing. */
export type Deciders<C extends Command, S, E extends DomainEvent> = {
  readonly [K in C['type']]: (state: S, command: Extract<C, { type: K }>, circumstances: Circumstances) => readonly E[];
};

export type Evolvers<E extends DomainEvent, S> = {
  readonly [K in E['type']]: (state: S, event: Extract<E, { type: K }> & Recorded) => S;
};

/** One rule per command: whether this actor may do it to this subject; undefined means yes. */
export type Policies<C extends Command, Subject> = {
  readonly [K in C['type']]: (actor: Actor, subject: Subject) => RejectionCode | undefined;
};

export const ignore = Symbol('ignore');
export const remove = Symbol('remove');
/**
 * Total over the events a projection names: fold, `ignore`, or a fold that answers `remove`. `id` is the document's, for
 * an event that is about several.
 */
export type Handlers<E extends DomainEvent, D> = {
  readonly [K in E['type']]:
    | typeof ignore
    | ((doc: D | undefined, event: Extract<E, { type: K }> & Recorded, id: string) => D | typeof remove | undefined);
};
