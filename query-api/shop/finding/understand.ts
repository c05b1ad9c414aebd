import { type Finding, maxSuggestions, type Understood } from '@maru/contracts/shop/finding/finding.views';
import { plainOf } from '@maru/platform/korean/finding-text';
import { otherLayoutOf } from '@maru/platform/korean/keystrokes';
import type { ItemSearch } from './item-search.ts';
import { wordBegunBy, wordsNear } from './near-words.ts';
import { exactReadings, groupsOf, searchedWords, type TextGroups } from './searched-words.ts';

/** How a text is looked for, and what to say of that. */
export interface Reading extends Finding {
  readonly groups: TextGroups;
}

interface ReadWord {
  readonly word: string;
  /** Null where it is found as it was typed; undefined where nothing was found for it. */
  readonly by: Understood['by'] | null | undefined;
  readonly others: readonly string[];
}
const read = (word: string, by: ReadWord['by'], others: readonly string[] = []): ReadWord => ({ word, by, others });

/** Single letters are in nearly everything, so that nobody has meant one by several keys. */
const isWord = (text: string) => Array.from(plainOf(text)).length > 1;

/** What somebody may have meant by one word: what it says, the other layout, a longer word, another spelling. */
const readWord = async (search: ItemSearch, word: string): Promise<ReadWord> => {
  const found = (one: string) => search.finds(groupsOf([one], search.synonymsOf));
  if (await found(word)) return read(word, null);
  const other = otherLayoutOf(word);
  if (other !== undefined && isWord(other) && (await found(other))) return read(other, 'keyboard');
  const begun = await wordBegunBy(search, word);
  if (begun !== undefined) return read(begun, 'beginning');
  const [nearest, ...others] = await wordsNear(search, word);
  return nearest === undefined ? read(word, undefined) : read(nearest, 'spelling', others);
};

const firstThatFinds = async (search: ItemSearch, readings: readonly TextGroups[]) => {
  for (const reading of readings) if (await search.finds(reading)) return reading;
  return undefined;
};

const synonymsIn = (words: readonly string[], search: ItemSearch): Understood | null => {
  const meant = [...words, words.join('')].flatMap((word) => search.synonymsOf(plainOf(word)));
  return meant.length === 0 ? null : { by: 'synonym', text: [...new Set(meant)].slice(0, maxSuggestions).join(', ') };
};

/** Words as they were meant, where at least one was not typed so. */
const meaningOf = async (search: ItemSearch, words: readonly string[]) => {
  const all = await Promise.all(words.map((word) => readWord(search, word)));
  const by = all.map((one) => one.by).find((kind) => kind);
  return { all, by };
};

const nothing = (groups: TextGroups, suggestions: readonly string[]): Reading => ({
  groups,
  understood: null,
  suggestions: [...new Set(suggestions)].slice(0, maxSuggestions),
});

/** Reads a text that finds nothing as it was typed. */
const readOtherwise = async (search: ItemSearch, words: readonly string[], exact: TextGroups): Promise<Reading> => {
  const { all, by } = await meaningOf(search, words);
  const meant = all.map(({ word }) => word);
  const groups = by && (await firstThatFinds(search, exactReadings(meant, search.synonymsOf)));
  if (by && groups) {
    const suggestions = all.flatMap(({ others }) => others).slice(0, maxSuggestions);
    return { groups, understood: { by, text: meant.join(' ') }, suggestions };
  }
  const single = all.filter((one) => one.by !== undefined).flatMap(({ word, others }) => [word, ...others]);
  if (words.length === 1) return nothing(exact, single);
  const joined = await readOtherwise(search, [words.join('')], exact);
  return joined.understood ? joined : nothing(exact, single);
};

/** How to look for a text that is not empty. */
export const understand = async (search: ItemSearch, text: string): Promise<Reading> => {
  const words = searchedWords(text);
  // Of signs alone nothing is found.
  if (words.length === 0) return nothing([[]], []);
  const readings = exactReadings(words, search.synonymsOf);
  const groups = await firstThatFinds(search, readings);
  if (groups) return { groups, understood: synonymsIn(words, search), suggestions: [] };
  return readOtherwise(search, words, readings.at(-1) ?? [[]]);
};
