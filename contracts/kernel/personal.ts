import type { DomainEvent, KeyPurpose } from './message.ts';

/** Which text fields of one event are personal, whose they are, and which of that person's keys seals them. */
export interface PersonalFields<D extends object> {
  readonly purpose: KeyPurpose;
  /** The id of the person whose key it is. */
  readonly person: (data: D) => string;
  readonly fields: readonly (keyof D & string)[];
}

/** The personal fields of a stream's events, by event type; an event that is not named has none. */
export type Personal<E extends DomainEvent> = {
  readonly [T in E['type']]?: PersonalFields<Extract<E, { type: T }>['data']>;
};
