/** A browser may forbid it: then nothing is kept, and nothing breaks. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** What stays in this browser between visits. */
export const storage = {
  read: (key: string) => attempt(() => localStorage.getItem(key)) ?? undefined,
  write: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  remove: (key: string) => attempt(() => localStorage.removeItem(key)),
};
