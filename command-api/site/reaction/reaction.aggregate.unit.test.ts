import { system } from '@maru/contracts/kernel/actor';
import { reactionExamples } from '@maru/contracts/site/reaction/reaction.examples';
import { reactionPolicies } from '@maru/contracts/site/reaction/reaction.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { reactionAggregate } from './reaction.aggregate.ts';

const {
  ReactionSetAside: aside,
  ReactionRetried: retried,
  ReactionGivenUp: givenUp,
  ReactionDone: done,
} = reactionExamples;
const { id, reason } = givenUp.data;
const reaction = decisionsOf(reactionAggregate);
const setAside = { type: 'SetReactionAside', data: aside.data } as const;
const retry = { type: 'RetryReaction', data: { id } } as const;
const giveUp = { type: 'GiveUpReaction', data: { id, reason } } as const;
const finish = { type: 'FinishReaction', data: { id } } as const;

describe('a reaction', () => {
  it('is set aside once, and again after another try or for another reason', () => {
    reaction.given().when(setAside, system).emits(aside);
    reaction.given(aside).when(setAside, system).emitsNothing();
    reaction.given(aside, retried).when(setAside, system).emits(aside);
    const other = { ...aside.data, error: 'busy' };
    reaction
      .given(aside)
      .when({ type: 'SetReactionAside', data: other }, system)
      .emits({ ...aside, data: other });
  });

  it('is tried, done or given up while it waits', () => {
    reaction.given(aside).when(retry, system).emits(retried);
    reaction.given(aside, retried).when(retry, system).emitsNothing();
    reaction.given(aside).when(giveUp, system).emits(givenUp);
    reaction.given(aside, retried).when(giveUp, system).emits(givenUp);
    reaction.given(aside, retried).when(finish, system).emits(done);
  });

  it('that was given up stays so, and one that is over cannot be decided', () => {
    reaction.given(aside, givenUp).when(setAside, system).emitsNothing();
    reaction.given(aside, givenUp).when(finish, system).emitsNothing();
    for (const command of [retry, giveUp]) {
      reaction.given(aside, givenUp).when(command, system).isRefused('reaction_over');
      reaction.given(aside, done).when(command, system).isRefused('reaction_over');
    }
  });

  it('is decided by administrators alone, and named by the system alone', () => {
    const [person, admin] = [
      { id: 'a', level: 9 },
      { id: 'b', level: 10 },
    ];
    for (const type of ['RetryReaction', 'GiveUpReaction'] as const) {
      expect(reactionPolicies[type](person, { reaction: 'there' })).toBe('forbidden');
      expect(reactionPolicies[type](admin, { reaction: 'missing' })).toBe('not_found');
      expect(reactionPolicies[type](admin, { reaction: 'there' })).toBeUndefined();
    }
    expect(reactionPolicies.SetReactionAside(admin, { reaction: 'there' })).toBe('forbidden');
    expect(reactionPolicies.FinishReaction(admin, { reaction: 'there' })).toBe('forbidden');
  });
});
