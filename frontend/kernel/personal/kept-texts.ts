import { storageIn } from '../storage.ts';
import { type Person, personHere } from './keepers.ts';

const prefix = 'maru.own.';

/** A value and whose it is; a visitor's goes on with whoever logs in. */
interface Kept {
  readonly of: Person;
  readonly value: unknown;
}
const keptIn = (text: string | undefined): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'of' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
};

/** Values with their owners in a storage of the browser; what it refuses to keep lives as long as the page. */
export const keptTexts = (area: () => Storage) => {
  const browser = storageIn(area);
  const unkept = new Map<string, string>();
  /** As it was read last: React wants the same value for as long as the text is the same. */
  const parsed = new Map<string, { readonly text: string | undefined; readonly kept: Kept | undefined }>();

  const keptAt = (key: string) => {
    const text = unkept.get(key) ?? browser.read(prefix + key);
    const before = parsed.get(key);
    if (before && before.text === text) return before.kept;
    const kept = keptIn(text);
    parsed.set(key, { text, kept });
    return kept;
  };
  return {
    readFor: (key: string, person: Person | undefined): unknown => {
      const kept = keptAt(key);
      return kept && (person === undefined || kept.of === null || kept.of === person) ? kept.value : undefined;
    },
    write: (key: string, value: unknown) => {
      const text = JSON.stringify({ of: personHere() ?? null, value });
      browser.write(prefix + key, text);
      if (browser.read(prefix + key) === text) unkept.delete(key);
      else unkept.set(key, text);
    },
    remove: (key: string) => {
      unkept.delete(key);
      browser.remove(prefix + key);
    },
    keys: () => [
      ...unkept.keys(),
      ...browser.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    ],
  };
};
