import { keyId, type KeyRow, type KeyTable } from './key-table.ts';

export const memoryKeyTable = (): KeyTable => {
  const rows = new Map<string, KeyRow>();
  return {
    read: async (names) => names.map((name) => rows.get(keyId(name))?.wrapped),
    add: async (name, wrapped) => {
      const there = rows.get(keyId(name)) ?? { ...name, wrapped };
      rows.set(keyId(name), there);
      return there.wrapped;
    },
    destroy: async (name) => void rows.set(keyId(name), { ...name, wrapped: '' }),
    all: async function* () {
      yield* rows.values();
    },
  };
};
