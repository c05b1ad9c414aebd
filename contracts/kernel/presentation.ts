import { system } from './actor.ts';

/**
 * The view that knows people; documents elsewhere name them by id only, so that a person can be forgotten in one place.
 */
export const peopleView = 'user';

/** What others see of a person. */
export interface Person {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly image: string | null;
}

/** Shown for a person whose account is gone, and for what the system itself did. */
export const unknownPerson = (id: string): Person => ({
  id,
  no: 0,
  name: id === system.id ? '시스템' : '탈퇴한 사용자',
  image: null,
});

/** How a stored document goes over the wire: the ids of people it names, and the shape with those people filled in. */
export interface Presentation<D, W> {
  readonly people: (doc: D) => readonly string[];
  readonly present: (doc: D, person: (id: string) => Person) => W;
}
