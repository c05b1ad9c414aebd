import { type ComponentType, createContext } from 'react';

/** Sections that features add to Home, which knows none of them. */
export const HomePartsContext = createContext<readonly ComponentType[]>([]);
