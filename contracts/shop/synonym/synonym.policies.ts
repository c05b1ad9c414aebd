import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { SynonymCommand } from './synonym.commands.ts';

export const synonymPolicies: Policies<SynonymCommand, object> = {
  AddSynonyms: adminOnly,
  ChangeSynonyms: adminOnly,
  RemoveSynonyms: adminOnly,
};
