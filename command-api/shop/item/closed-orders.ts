import { emptyMap, entryOf, type GrowingMap, withEntry } from '../../pipeline/growing-map.ts';

type Ending = 'taken' | 'released';

/** By `holdOf`. */
export type ClosedOrders = GrowingMap<Ending>;
export const noClosedOrders: ClosedOrders = emptyMap;

export const withClosed = (closed: ClosedOrders, hold: string, ending: Ending): ClosedOrders =>
  withEntry(closed, hold, ending);

/** Undefined for an order that never held anything, or still does. */
export const endingOf = (closed: ClosedOrders, hold: string): Ending | undefined => entryOf(closed, hold);
