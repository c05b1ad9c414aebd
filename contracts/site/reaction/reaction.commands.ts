import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { setAsideFields } from './reaction.fields.ts';

export const giveUpReason = line(200);

export const reactionCommand = z.discriminatedUnion('type', [
  command('SetReactionAside', { id, ...setAsideFields }),
  command('FinishReaction', { id }),
  command('RetryReaction', { id }),
  command('GiveUpReaction', { id, reason: giveUpReason }),
]);
export type ReactionCommand = z.infer<typeof reactionCommand>;
