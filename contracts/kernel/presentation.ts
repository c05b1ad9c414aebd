import { system } from './actor.ts';

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

/** How a stored document goes over the wire: the ids of people it names, and the shape with their cards filled in. */
export interface Presentation<D, W, C = Person> {
  readonly people: (doc: D) => readonly string[];
  readonly present: (doc: D, card: (id: string) => C) => W;
}

/** `cardOf` keeps of the view's document what others may see; `unknown` stands for an id that the view lacks. */
export interface CardsOf<C> {
  readonly view: string;
  readonly cardOf: (document: C) => C;
  readonly unknown: (id: string) => C;
}
