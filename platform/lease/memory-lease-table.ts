import type { LeaseRow, LeaseTable } from './lease-table.ts';

/** A table in memory, for tests of what happens between processes. */
export const memoryLeaseTable = (): LeaseTable => {
  const rows = new Map<string, LeaseRow>();
  return {
    read: async (name) => rows.get(name),
    replace: async (name, before, next) => {
      const stored = rows.get(name);
      if (stored?.token !== before?.token || stored?.beat !== before?.beat) return false;
      rows.set(name, next);
      return true;
    },
  };
};
