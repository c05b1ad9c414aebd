/** Things under their headings, in the order they first appear. */
export const grouped = <T>(things: readonly T[], headingOf: (thing: T) => string) => {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(headingOf(thing), [...(groups.get(headingOf(thing)) ?? []), thing]);
  return groups;
};
