import { maxSearchedWords } from '@maru/contracts/shop/finding/finding.views';
import { plainOf, termOf } from '@maru/platform/korean/finding-text';
import type { TextSought } from '@maru/platform/view-store/view-store';

/** Words, as they are written, that mean the same as a plain one, without it. */
export type SynonymsOf = (plain: string) => readonly string[];
export type TextGroups = Exclude<TextSought, string>;

/** The words of a text as they were typed; none where it has neither letters nor numbers. */
export const searchedWords = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter((word) => plainOf(word) !== '')
    .slice(0, maxSearchedWords);

const isOneLetter = (word: string) => Array.from(plainOf(word)).length === 1;

const termsOf = (word: string, synonymsOf: SynonymsOf): readonly string[] => {
  const plain = plainOf(word);
  return [plain, ...synonymsOf(plain).map(plainOf)].map(termOf);
};

/** All words, or all of them as one: `코튼 명함` is found as `코튼명함` too. */
export const groupsOf = (words: readonly string[], synonymsOf: SynonymsOf): TextGroups => {
  const joined = words.length > 1 ? termsOf(words.join(''), synonymsOf) : [];
  return words.map((word) => [...termsOf(word, synonymsOf), ...joined]);
};

/** How to look for words, the nearest way first: `명 함` is rather one word than two letters somewhere. */
export const exactReadings = (words: readonly string[], synonymsOf: SynonymsOf): readonly TextGroups[] => {
  const each = groupsOf(words, synonymsOf);
  return words.length > 1 && words.some(isOneLetter) ? [[termsOf(words.join(''), synonymsOf)], each] : [each];
};
