import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

export const maxSynonyms = 20;
export const maxSynonymGroups = 300;

/** Two words are the same whatever their case and spaces. */
export const synonymKey = (word: string): string => word.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');
const differ = (words: readonly string[]) => new Set(words.map(synonymKey)).size === words.length;

/** Words that find the same items: 애드인, 플러그인. */
export const synonyms = z.array(line(40)).min(2).max(maxSynonyms).refine(differ);

export interface SynonymGroup {
  readonly id: string;
  readonly words: readonly string[];
}
