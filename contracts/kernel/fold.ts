import type { Evolvers, Handlers } from './decider.ts';
import { epochMs } from './fields.ts';
import type { DomainEvent, Recorded } from './message.ts';

/** How a thing follows from its stream: a decision's state, an answer's body and a view's document are made of it. */
export interface StreamFold<S, E extends DomainEvent> {
  readonly initialState: S;
  readonly evolve: Evolvers<E, S>;
  /** What decisions may still ask of things that the state forgets, by name: kept beside the state, for ever. */
  readonly marksOf?: (event: E) => readonly (readonly [name: string, value: string])[];
}

/** What an event makes of a state. The compiler cannot follow that the evolver under a type takes events of just that type. */
export const evolved = <S, E extends DomainEvent>(evolve: Evolvers<E, S>, state: S, event: E & Recorded): S =>
  (evolve[event.type as E['type']] as (state: S, event: E & Recorded) => S)(state, event);

/** What a thing's own stream knows of its document; `Beside` are fields that follow from other streams. */
export type Facts<D, Beside extends keyof D = never> = Readonly<Omit<D, 'revision' | 'position' | Beside>>;

/** The thing with a change of its own, made when the event was; nothing while there is no such thing. */
export const withEdit = <T extends { readonly updated_at: number }>(
  thing: T | undefined,
  { meta }: Recorded,
  change: Partial<T>,
): T | undefined => thing && { ...thing, ...change, updated_at: epochMs(meta.at) };

/** As `withEdit`, of a thing that also knows where in the log its last change is, by which lists are ordered. */
export const withEditAndPosition = <T extends { readonly updated_at: number; readonly updated_position: number }>(
  thing: T | undefined,
  { meta, position }: Recorded,
  change: Partial<T>,
): T | undefined => thing && { ...thing, ...change, updated_at: epochMs(meta.at), updated_position: position };

/** Whether a thing is there, as policies see it. */
export type Presence = 'missing' | 'deleted' | 'active';
export const presenceOf = (thing: { readonly deleted: boolean } | undefined): Presence => {
  if (!thing) return 'missing';
  return thing.deleted ? 'deleted' : 'active';
};

/** Handlers of a document that is a function of a fold: `from` takes the state out of it, `to` makes it of the next. */
export const handlersOf = <E extends DomainEvent, S, D>(
  evolve: Evolvers<E, S>,
  from: (doc: D | undefined) => S,
  to: (state: S, event: E & Recorded, doc: D | undefined) => D | undefined,
): Handlers<E, D> => {
  const handlers = Object.entries<(state: S, event: never) => S>(evolve).map(([type, fold]) => [
    type,
    (doc: D | undefined, event: E & Recorded) => to(fold(from(doc), event as never), event, doc),
  ]);
  return Object.fromEntries(handlers) as Handlers<E, D>;
};

/** For a document with fields beside those of the fold: `beside` as a new one has them; folds leave them alone. */
export const withBeside = <E extends DomainEvent, S extends object, B extends object>(
  evolve: Evolvers<E, S | undefined>,
  beside: B,
): Handlers<E, S & B> =>
  handlersOf<E, S | undefined, S & B>(
    evolve,
    (doc) => doc,
    (facts, _event, doc) => (doc ? (facts as S & B) : facts && { ...facts, ...beside }),
  );
