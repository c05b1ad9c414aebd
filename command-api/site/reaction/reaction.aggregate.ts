import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ReactionCommand } from '@maru/contracts/site/reaction/reaction.commands';
import { type ReactionEvent, reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { type ReactionFacts, reactionFold } from '@maru/contracts/site/reaction/reaction.fold';
import { reactionPolicies, type ReactionSubject } from '@maru/contracts/site/reaction/reaction.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const isOpen = (reaction: ReactionFacts) => reaction?.status === 'waiting' || reaction?.status === 'retried';
const mustBeOpen = (reaction: ReactionFacts) => {
  if (!isOpen(reaction)) throw new Rejected('reaction_over');
};

const decide: Deciders<ReactionCommand, ReactionFacts, ReactionEvent> = {
  SetReactionAside: (reaction, { data }) =>
    reaction?.status === 'givenUp' || (reaction?.status === 'waiting' && reaction.error === data.error)
      ? []
      : [{ type: 'ReactionSetAside', data }],
  FinishReaction: (reaction, { data }) => (isOpen(reaction) ? [{ type: 'ReactionDone', data }] : []),
  RetryReaction: (reaction, { data }) => {
    mustBeOpen(reaction);
    return reaction?.status === 'waiting' ? [{ type: 'ReactionRetried', data }] : [];
  },
  GiveUpReaction: (reaction, { data }) => {
    mustBeOpen(reaction);
    return [{ type: 'ReactionGivenUp', data }];
  },
};

export const reactionAggregate: Aggregate<ReactionCommand, ReactionFacts, ReactionEvent, ReactionSubject> = {
  ...reactionFold,
  name: 'platform.reaction',
  stream: ({ data }) => reactionStream(data.id),
  decide,
  policies: reactionPolicies,
  subject: (_command, reaction) => ({ reaction: reaction ? 'there' : 'missing' }),
  answer: (reaction, { data }) => ({ body: reaction ?? { id: data.id } }),
};
