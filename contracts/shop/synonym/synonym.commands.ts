import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { synonyms } from './synonym.fields.ts';

export const synonymCommand = z.discriminatedUnion('type', [
  command('AddSynonyms', { id, words: synonyms }),
  command('ChangeSynonyms', { id, words: synonyms }),
  command('RemoveSynonyms', { id }),
]);
export type SynonymCommand = z.infer<typeof synonymCommand>;
