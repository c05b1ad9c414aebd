/** A browser may forbid it: then nothing is kept, and nothing breaks. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const storageIn = (area: () => Storage) => ({
  read: (key: string) => attempt(() => area().getItem(key)) ?? undefined,
  write: (key: string, value: string) => attempt(() => area().setItem(key, value)),
  remove: (key: string) => attempt(() => area().removeItem(key)),
  keys: () => attempt(() => Array.from({ length: area().length }, (_, at) => area().key(at) ?? '')) ?? [],
});

/**
 * What belongs to this browser, whoever uses it: the cart of a visitor, how a menu is folded. What belongs to a person
 * is kept by `personalStorage`.
 */
export const storage = storageIn(() => localStorage);
