import { useEffect, useSyncExternalStore } from 'react';

/** Things that screens add while they are shown: shortcuts, palette items. */
export const createRegistry = <T>() => {
  let things: readonly T[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly T[]) => {
    things = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Answers how to remove it. */
    add: (thing: T) => {
      change([...things, thing]);
      return () => change(things.filter((other) => other !== thing));
    },
    all: () => things,
    useAll: () => useSyncExternalStore(subscribe, () => things),
  };
};

export const useRegistered = <T>(registry: { add: (thing: T) => () => void }, thing: T | undefined) => {
  useEffect(() => (thing === undefined ? undefined : registry.add(thing)), [registry, thing]);
};
