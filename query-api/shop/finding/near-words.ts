import { keysTermOf, plainOf, wordsOf } from '@maru/platform/korean/finding-text';
import { isUnfinished, keystrokesOf } from '@maru/platform/korean/keystrokes';
import { errorsAllowed, keyDistance, soundPartsOf } from '@maru/platform/korean/spelling';
import type { ItemSearch } from './item-search.ts';

/** Items whose names are looked through: enough for a rare word, and a few milliseconds at most. */
const mostItems = 300;
/** Keys of `명ㅎ`; of fewer, everything is a beginning. */
const leastKeys = 3;

/** The words of names of items, each once, those of what is sold most first. */
const wordsOfNames = async (search: ItemSearch, parts: readonly string[]): Promise<readonly string[]> => {
  const items = await search.some([parts.map(keysTermOf)], mostItems);
  return [
    ...new Map(
      items.flatMap(({ name, category }) => wordsOf(`${name} ${category}`)).map((word) => [plainOf(word), word]),
    ).values(),
  ];
};

/** A word that goes on as this one begins, on the keyboard: `명함` for `명ㅎ`. */
export const wordBegunBy = async (search: ItemSearch, word: string): Promise<string | undefined> => {
  const keys = keystrokesOf(plainOf(word));
  if (keys.length < leastKeys || !isUnfinished(word)) return undefined;
  return (await wordsOfNames(search, [keys])).find((one) => keystrokesOf(plainOf(one)).startsWith(keys));
};

/** A word, and what of so many letters it begins and ends with: who types `카튼` may mean the end of `암막커튼`. */
const spansOf = (word: string, letters: number): readonly string[] => {
  const all = Array.from(word);
  return all.length > letters ? [word, all.slice(0, letters).join(''), all.slice(-letters).join('')] : [word];
};

/** Words that are spelled nearly so, the nearest first, whole ones before parts. */
export const wordsNear = async (search: ItemSearch, word: string): Promise<readonly string[]> => {
  const plain = plainOf(word);
  const keys = keystrokesOf(plain);
  const allowed = errorsAllowed(keys.length);
  if (allowed === 0) return [];
  const words = await wordsOfNames(search, soundPartsOf(keys));
  const spans = new Set([...words, ...words.flatMap((one) => spansOf(one, Array.from(plain).length))]);
  const near = [...spans]
    .map((one) => ({ one, distance: keyDistance(keys, keystrokesOf(plainOf(one))) }))
    .filter(({ distance }) => distance > 0 && distance <= allowed);
  return near.toSorted((a, b) => a.distance - b.distance).map(({ one }) => one);
};
