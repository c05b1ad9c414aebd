import type { ReactNode } from 'react';
import { createRegistry, useRegistered } from './registry.ts';

export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Beside the label: a project's name, a shortcut. */
  readonly hint?: string;
  /** Other words it is found by. */
  readonly keywords?: readonly string[];
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** Finds things on the server; asked once someone has paused, also after a single character. */
export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>;

export const paletteItems = createRegistry<readonly PaletteItem[]>();
export const paletteSearches = createRegistry<PaletteSearch>();

/** Adds items while mounted; keep the array the same between renders (`useMemo`). */
export const usePaletteItems = (items: readonly PaletteItem[]) => useRegistered(paletteItems, items);
/** Adds a search while mounted; keep the function the same between renders (`useCallback`). */
export const usePaletteSearch = (search: PaletteSearch) => useRegistered(paletteSearches, search);

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '');

/** The items that contain all of what was typed, spaces aside. */
export const matchingItems = (items: readonly PaletteItem[], text: string) => {
  const wanted = plain(text);
  return items.filter(({ label, group, keywords = [] }) =>
    [label, group, ...keywords].some((word) => plain(word).includes(wanted)),
  );
};
