import { noPieces, pieceOf, type Pieces, withPiece } from '../pieces.ts';

type Ending = 'taken' | 'released';

/** How orders ended that held stock here, by `holdOf`. */
export type ClosedOrders = Pieces<Ending>;
export const noClosedOrders: ClosedOrders = noPieces;

export const withClosed = (closed: ClosedOrders, hold: string, ending: Ending): ClosedOrders =>
  withPiece(closed, hold, ending);

/** Undefined for an order that never held anything, or still does. */
export const endingOf = (closed: ClosedOrders, hold: string): Ending | undefined => pieceOf(closed, hold);
