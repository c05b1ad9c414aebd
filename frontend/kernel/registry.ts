import { useEffect, useSyncExternalStore } from 'react';

/** Things that screens add while they are shown: shortcuts, palette items. */
export const createRegistry = <T>() => {
  let held: readonly T[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly T[]) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Answers how to take it out again. */
    add: (thing: T) => {
      change([...held, thing]);
      return () => change(held.filter((other) => other !== thing));
    },
    all: () => held,
    useAll: () => useSyncExternalStore(subscribe, () => held),
  };
};

/** Adds something for as long as the component is mounted. */
export const useRegistered = <T>(registry: { add: (thing: T) => () => void }, thing: T | undefined) => {
  useEffect(() => (thing === undefined ? undefined : registry.add(thing)), [registry, thing]);
};
