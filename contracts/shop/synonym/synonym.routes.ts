import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute, queryRoute } from '../../kernel/route.ts';
import type { SynonymCommand } from './synonym.commands.ts';
import { synonyms } from './synonym.fields.ts';
import { synonymChange, synonymList } from './synonym.views.ts';

const row = { access: 'admin', answer: synonymList } as const;
const form = z.object({ words: synonyms });

export const synonymRoutes = {
  add: commandRoute({
    ...row,
    method: 'POST',
    path: 'adm/synonym/add',
    summary: 'Adds words that find the same items; with `id` it changes those.',
    input: addOrEdit(form, form.extend({ id })),
    toCommand: (input, newId): SynonymCommand =>
      'id' in input ? { type: 'ChangeSynonyms', data: input } : { type: 'AddSynonyms', data: { ...input, id: newId } },
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'adm/synonym',
    summary: 'Removes a group of words: each finds only itself.',
    input: z.object({ id }),
    toCommand: (data): SynonymCommand => ({ type: 'RemoveSynonyms', data }),
  }),
};

export const synonymQueries = {
  list: queryRoute({
    ...row,
    method: 'GET',
    path: 'adm/synonym/list',
    summary: 'Every group of words that find the same items.',
    input: z.object({}),
  }),
  history: queryRoute({
    method: 'GET',
    path: 'adm/synonym/history',
    access: 'admin',
    summary: 'Who changed which words, the newest first.',
    input: z.object({}),
    answer: z.object({ history: z.array(synonymChange) }),
  }),
};
