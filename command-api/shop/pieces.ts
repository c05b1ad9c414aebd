/**
 * A map that grows with every order and is never changed in place, so it is kept in pieces: adding copies one of them,
 * not all. What was said last of a key holds.
 */
export interface Pieces<V> {
  readonly newest: ReadonlyMap<string, V>;
  readonly older: readonly ReadonlyMap<string, V>[];
}

const pieceSize = 128;
export const noPieces: Pieces<never> = { newest: new Map<string, never>(), older: [] };

export const withPiece = <V>({ newest, older }: Pieces<V>, key: string, value: V): Pieces<V> =>
  newest.size < pieceSize
    ? { newest: new Map(newest).set(key, value), older }
    : { newest: new Map([[key, value]]), older: [...older, newest] };

export const pieceOf = <V>({ newest, older }: Pieces<V>, key: string): V | undefined =>
  (newest.has(key) ? newest : older.findLast((piece) => piece.has(key)))?.get(key);
