import { useCallback, useState } from 'react';

const nameOf = (key: string) => `maru.draft.${key}`;

/** What was typed and not yet sent, as it was in this tab; undefined if nothing is kept or storage is refused. */
export const readDraft = <T>(key: string): T | undefined => {
  try {
    const kept = sessionStorage.getItem(nameOf(key));
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
};

/** Keeps it over a reload; undefined forgets it. */
export const writeDraft = (key: string, value: unknown) => {
  try {
    if (value === undefined || value === '') sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Storage is full or refused: the text still stands on the screen.
  }
};

/** Text that survives a reload. */
export const useTextDraft = (key: string) => {
  const [draft, setDraft] = useState(() => ({ key, text: readDraft<string>(key) ?? '' }));
  if (draft.key !== key) setDraft({ key, text: readDraft<string>(key) ?? '' });
  const setText = useCallback(
    (text: string) => {
      writeDraft(key, text);
      setDraft({ key, text });
    },
    [key],
  );
  return [draft.key === key ? draft.text : '', setText] as const;
};
