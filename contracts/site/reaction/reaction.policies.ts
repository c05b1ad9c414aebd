import { type Actor, adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ReactionCommand } from './reaction.commands.ts';

export interface ReactionSubject {
  readonly reaction: 'missing' | 'there';
}
const canDecide = (actor: Actor, { reaction }: ReactionSubject): RejectionCode | undefined =>
  adminOnly(actor) ?? (reaction === 'there' ? undefined : 'not_found');

export const reactionPolicies: Policies<ReactionCommand, ReactionSubject> = {
  SetReactionAside: systemOnly,
  FinishReaction: systemOnly,
  RetryReaction: canDecide,
  GiveUpReaction: canDecide,
};
