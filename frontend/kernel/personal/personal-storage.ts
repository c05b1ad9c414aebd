import { useCallback, useSyncExternalStore } from 'react';
import { keepers, personHere } from './keepers.ts';
import { keptTexts } from './kept-texts.ts';

/** Keeps values for a person: nobody else reads them, and they are gone when the person's session has ended. */
export const personalStorage = (name: string, area: () => Storage) => {
  const texts = keptTexts(area);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = <T>(key: string) => texts.readFor(key, personHere()) as T | undefined;

  keepers.set(name, ({ person }) => {
    for (const key of texts.keys()) if (texts.readFor(key, person) === undefined) texts.remove(key);
    tell();
  });
  return {
    read,
    /** Undefined and an empty text forget it. */
    write: (key: string, value: unknown) => {
      if (value === undefined || value === '') texts.remove(key);
      else texts.write(key, value);
      tell();
    },
    /** The value, followed by the component. */
    use: <T>(key: string) =>
      useSyncExternalStore(
        subscribe,
        () => read<T>(key),
        () => undefined,
      ),
  };
};

/** What a person is doing in this tab; it outlives a reload. */
export const inTab = personalStorage('tab', () => sessionStorage);
/** What stays in this browser between a person's visits. */
export const inBrowser = personalStorage('browser', () => localStorage);

/** Text that survives a reload. */
export const useTextDraft = (key: string) => {
  const setText = useCallback((text: string) => inTab.write(key, text), [key]);
  return [inTab.use<string>(key) ?? '', setText] as const;
};
