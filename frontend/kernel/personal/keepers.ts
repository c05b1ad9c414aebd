import type { UnknownAction } from '@reduxjs/toolkit';

/** A person's id; null for a visitor. */
export type Person = string | null;

export interface Departure {
  readonly person: Person;
  /** Who was here until now; undefined when the page has just learnt who it is. */
  readonly left: Person | undefined;
  readonly dispatch: (action: UnknownAction) => unknown;
}
/** Forgets what belongs neither to the person who is here now nor to a visitor. */
export type Keeper = (departure: Departure) => void;

/** By name; every module that stores something for a person adds one. */
export const keepers = new Map<string, Keeper>();

let here: Person | undefined;

/** Undefined until the session is known. */
export const personHere = () => here;
export const personUnknown = () => {
  here = undefined;
};

/** Someone came or left. */
export const personIs = (person: Person, dispatch: Departure['dispatch']) => {
  if (person === here) return;
  const left = here;
  here = person;
  for (const forget of keepers.values()) forget({ person, left, dispatch });
};
