/** A growing map that is never changed in place, in parts, so that adding copies one of them. */
export interface GrowingMap<V> {
  readonly newest: ReadonlyMap<string, V>;
  readonly older: readonly ReadonlyMap<string, V>[];
}

const partSize = 128;
export const emptyMap: GrowingMap<never> = { newest: new Map<string, never>(), older: [] };

export const withEntry = <V>({ newest, older }: GrowingMap<V>, key: string, value: V): GrowingMap<V> =>
  newest.size < partSize
    ? { newest: new Map(newest).set(key, value), older }
    : { newest: new Map([[key, value]]), older: [...older, newest] };

export const entryOf = <V>({ newest, older }: GrowingMap<V>, key: string): V | undefined =>
  (newest.has(key) ? newest : older.findLast((part) => part.has(key)))?.get(key);
