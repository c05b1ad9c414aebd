import { destroyed, keyId, type KeyRow, type KeyTable } from './key-table.ts';

export const memoryKeyTable = (): KeyTable => {
  const rows = new Map<string, KeyRow>();
  return {
    read: async (names) => names.map((name) => rows.get(keyId(name))?.stored),
    add: async (name, stored) => {
      const there = rows.get(keyId(name)) ?? { ...name, stored };
      rows.set(keyId(name), there);
      return there.stored;
    },
    destroy: async (name) => void rows.set(keyId(name), { ...name, stored: destroyed }),
    all: async function* () {
      yield* rows.values();
    },
  };
};
