import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute } from '../../kernel/route.ts';
import { giveUpReason, type ReactionCommand } from './reaction.commands.ts';
import { reaction } from './reaction.views.ts';

const row = { access: 'admin', method: 'POST', answer: reaction } as const;

export const reactionRoutes = {
  retry: commandRoute({
    ...row,
    path: 'adm/system/retry',
    summary: 'Has a workflow try at once what it has set aside.',
    input: z.object({ id }),
    toCommand: (data): ReactionCommand => ({ type: 'RetryReaction', data }),
  }),
  giveUp: commandRoute({
    ...row,
    path: 'adm/system/give_up',
    summary: 'Gives up, with a reason, what a workflow has set aside; what waits behind it goes on.',
    input: z.object({ id, reason: giveUpReason }),
    toCommand: (data): ReactionCommand => ({ type: 'GiveUpReaction', data }),
  }),
};
