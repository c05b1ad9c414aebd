import { type ComponentType, createContext } from 'react';

export type PlaceMarks = Readonly<Record<string, ComponentType>>;

/** What features draw at the corner of a place's picture, by its path; the shell knows none of them. */
export const PlaceMarksContext = createContext<PlaceMarks>({});
