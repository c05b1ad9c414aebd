import { z } from 'zod';

/**
 * How a text was read that finds nothing as it was typed: on the other keyboard layout, as the beginning of a word, as
 * the nearest spelling. `synonym`: as it was typed, and by words that mean the same.
 */
export const readingKinds = ['keyboard', 'beginning', 'spelling', 'synonym'] as const;
export const understood = z.object({ by: z.enum(readingKinds), text: z.string() });
export type Understood = z.infer<typeof understood>;

/** What comes with the items that were found. `suggestions`: what finds something, where the text finds nothing. */
export const findingFields = { understood: understood.nullable(), suggestions: z.array(z.string()) };
export const finding = z.object(findingFields);
export type Finding = z.infer<typeof finding>;

/** Words of a text beyond so many are left out. */
export const maxSearchedWords = 8;
export const maxSuggestions = 5;
