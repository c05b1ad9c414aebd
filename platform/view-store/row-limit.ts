/** A limit or an offset of a page: 0 or more. Throws `RangeError` for a number that is none. */
export const rowLimit = (name: 'limit' | 'offset', value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${value} is no ${name}`);
};
