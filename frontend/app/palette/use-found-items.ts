import { useEffect, useState } from 'react';
import { matchingItems, type PaletteItem, paletteItems, paletteSearches } from '../../kernel/palette.ts';

const pauseMs = 150;

interface Found {
  readonly text: string;
  readonly items: readonly PaletteItem[];
  /** Some search was not answered. */
  readonly failed: boolean;
}
const nothing: Found = { text: '', items: [], failed: false };

/** What the palette shows for a text: registered items at once, searches as they answer. `retry` asks once more. */
export const useFoundItems = (text: string) => {
  const items = paletteItems.useAll();
  const searches = paletteSearches.useAll();
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  const isSearch = wanted !== '' && searches.length > 0;

  useEffect(() => {
    if (!isSearch) return undefined;
    const abort = new AbortController();
    const search = async () => {
      const answers = await Promise.allSettled(searches.map((ask) => ask(wanted, abort.signal)));
      if (abort.signal.aborted) return;
      setFound({
        text: wanted,
        items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        failed: answers.some(({ status }) => status === 'rejected'),
      });
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searches, isSearch, wanted, attempt]);

  const isFresh = isSearch && found.text === wanted;
  // Until the new answer is here, the old one that still fits stays: the list does not blink.
  const fromSearch = isSearch ? (isFresh ? found.items : matchingItems(found.items, wanted)) : [];
  const retry = () => {
    setFound(nothing);
    setAttempt((before) => before + 1);
  };
  return {
    items: [...matchingItems(items.flat(), wanted), ...fromSearch],
    searching: isSearch && !isFresh,
    failed: isFresh && found.failed,
    retry,
  };
};
