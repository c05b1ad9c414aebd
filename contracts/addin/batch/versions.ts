const numbersOf = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
const isEarly = (version: string) => version.includes('-');

/** Below 0 where the first is older, above it where it is newer: `2.0.0-beta.1` comes before `2.0.0`. */
export const compareVersions = (one: string, other: string): number => {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  for (const [at, number] of ours.entries()) {
    const difference = number - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (isEarly(one) === isEarly(other)) return one.localeCompare(other, 'en', { numeric: true });
  return isEarly(one) ? -1 : 1;
};
