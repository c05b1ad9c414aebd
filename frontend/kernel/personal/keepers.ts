import type { UnknownAction } from '@reduxjs/toolkit';

/** A person's id; null for a visitor. */
export type Person = string | null;

export interface Departure {
  /** Who is here now. */
  readonly person: Person;
  /** Who was here until now; undefined when the page has just learnt who it is. */
  readonly left: Person | undefined;
  readonly dispatch: (action: UnknownAction) => unknown;
}
/** Something that holds what belongs to a person: it forgets all that is neither of who is here now nor of a visitor. */
export type Keeper = (departure: Departure) => void;

/** Every keeper by its name: whoever holds something for a person adds one where it is held. */
export const keepers = new Map<string, Keeper>();

let here: Person | undefined;

/** Undefined until the session has been asked for. */
export const personHere = () => here;
/** A page begins. */
export const personUnknown = () => {
  here = undefined;
};

/** Someone came or left: what was kept for another person ends. */
export const personIs = (person: Person, dispatch: Departure['dispatch']) => {
  if (person === here) return;
  const left = here;
  here = person;
  for (const forget of keepers.values()) forget({ person, left, dispatch });
};
