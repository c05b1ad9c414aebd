import { type ComponentType, createContext } from 'react';

/** Sections that features add to the screen of one's own account, which knows none of them. */
export const OwnPartsContext = createContext<readonly ComponentType[]>([]);
