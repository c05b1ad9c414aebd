/** How many keys may be wrong, of so many: none of few, lest everything be near. */
export const errorsAllowed = (keys: number): number => {
  if (keys < 4) return 0;
  return keys < 8 ? 1 : 2;
};

/** Parts of a row of keys of which one is right where no more keys than allowed are wrong, but for a swap over a border. */
export const soundPartsOf = (keys: string): readonly string[] => {
  const parts = errorsAllowed(keys.length) + 1;
  const at = (part: number) => Math.round((keys.length * part) / parts);
  return Array.from({ length: parts }, (_, part) => keys.slice(at(part), at(part + 1)));
};

/** Two rows of keys, compared up to the i-th and the j-th. */
interface Place {
  readonly from: string;
  readonly to: string;
  readonly i: number;
  readonly j: number;
}
const isSame = ({ from, to, i, j }: Place) => from[i - 1] === to[j - 1];
const isSwapped = ({ from, to, i, j }: Place) =>
  i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];

/** How many keys one has to add, leave out, exchange or swap with the next to make one row of keys of another. */
export const keyDistance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const place = { from, to, i, j };
      const exchanged = at(i - 1, j - 1) + (isSame(place) ? 0 : 1);
      const swapped = isSwapped(place) ? at(i - 2, j - 2) + 1 : exchanged;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, exchanged, swapped));
    }
  }
  return at(from.length, to.length);
};
