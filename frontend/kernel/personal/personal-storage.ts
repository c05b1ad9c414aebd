import { useCallback, useSyncExternalStore } from 'react';
import { keepers, personHere, type Person } from './keepers.ts';
import { storageIn } from '../storage.ts';

const prefix = 'maru.own.';

/** A value and whose it is; a visitor's goes on with whoever logs in. */
interface OwnedValue {
  readonly of: Person;
  readonly value: unknown;
}
const parseOwned = (text: string | undefined): OwnedValue | undefined => {
  try {
    const owned: unknown = JSON.parse(text ?? 'null');
    return typeof owned === 'object' && owned !== null && 'of' in owned ? (owned as OwnedValue) : undefined;
  } catch {
    return undefined;
  }
};

/** Values with their owners in a storage of the browser; what it refuses stays in memory. */
const ownedValues = (area: () => Storage) => {
  const browser = storageIn(area);
  const inMemory = new Map<string, string>();
  /** As read last, because React needs the same value as long as the text is the same. */
  const parsed = new Map<string, { readonly text: string | undefined; readonly owned: OwnedValue | undefined }>();

  const ownedAt = (key: string) => {
    const text = inMemory.get(key) ?? browser.read(prefix + key);
    const before = parsed.get(key);
    if (before && before.text === text) return before.owned;
    const owned = parseOwned(text);
    parsed.set(key, { text, owned });
    return owned;
  };
  return {
    readFor: (key: string, person: Person | undefined): unknown => {
      const owned = ownedAt(key);
      return owned && (person === undefined || owned.of === null || owned.of === person) ? owned.value : undefined;
    },
    write: (key: string, value: unknown) => {
      const text = JSON.stringify({ of: personHere() ?? null, value });
      browser.write(prefix + key, text);
      if (browser.read(prefix + key) === text) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    remove: (key: string) => {
      inMemory.delete(key);
      browser.remove(prefix + key);
    },
    keys: () => [
      ...inMemory.keys(),
      ...browser.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    ],
  };
};

/** Keeps values for a person: nobody else reads them, and they are gone when the person's session has ended. */
export const personalStorage = (name: string, area: () => Storage) => {
  const texts = ownedValues(area);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = <T>(key: string) => texts.readFor(key, personHere()) as T | undefined;

  keepers.set(name, ({ person }) => {
    for (const key of texts.keys()) if (texts.readFor(key, person) === undefined) texts.remove(key);
    notify();
  });
  return {
    read,
    /** Undefined and an empty text forget it. */
    write: (key: string, value: unknown) => {
      if (value === undefined || value === '') texts.remove(key);
      else texts.write(key, value);
      notify();
    },
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

export const useTextDraft = (key: string) => {
  const setText = useCallback((text: string) => inTab.write(key, text), [key]);
  return [inTab.use<string>(key) ?? '', setText] as const;
};
