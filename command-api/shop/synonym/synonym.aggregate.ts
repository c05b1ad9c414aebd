import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SynonymCommand } from '@maru/contracts/shop/synonym/synonym.commands';
import { type SynonymEvent, synonymStream } from '@maru/contracts/shop/synonym/synonym.events';
import { maxSynonymGroups, synonymKey } from '@maru/contracts/shop/synonym/synonym.fields';
import { type SynonymFacts, synonymFold } from '@maru/contracts/shop/synonym/synonym.fold';
import { synonymPolicies } from '@maru/contracts/shop/synonym/synonym.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

type Words = readonly string[];

/** A word leads to one group. */
const mustBeFree = ({ groups }: SynonymFacts, id: string, words: Words) => {
  const taken = new Set(groups.flatMap((group) => (group.id === id ? [] : group.words.map(synonymKey))));
  if (words.some((word) => taken.has(synonymKey(word)))) throw new Rejected('synonym_taken');
};
const wordsOf = ({ groups }: SynonymFacts, id: string): string[] => {
  const group = groups.find((one) => one.id === id);
  if (!group) throw new Rejected('not_found');
  return [...group.words];
};
const isAsBefore = (before: Words, words: Words) => JSON.stringify(before) === JSON.stringify(words);

export const synonymAggregate: Aggregate<SynonymCommand, SynonymFacts, SynonymEvent, object> = {
  ...synonymFold,
  name: 'shop.synonym',
  stream: () => synonymStream,
  decide: {
    AddSynonyms: (state, { data }) => {
      if (state.groups.length >= maxSynonymGroups) throw new Rejected('too_many_synonyms');
      mustBeFree(state, data.id, data.words);
      return [{ type: 'SynonymsAdded', data }];
    },
    ChangeSynonyms: (state, { data: { id, words } }) => {
      const from = wordsOf(state, id);
      mustBeFree(state, id, words);
      return isAsBefore(from, words) ? [] : [{ type: 'SynonymsChanged', data: { id, from, to: words } }];
    },
    RemoveSynonyms: (state, { data: { id } }) => [{ type: 'SynonymsRemoved', data: { id, words: wordsOf(state, id) } }],
  },
  policies: synonymPolicies,
  subject: () => ({}),
  answer: (body) => ({ body }),
};
