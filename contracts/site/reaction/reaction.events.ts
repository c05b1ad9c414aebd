import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { setAsideFields } from './reaction.fields.ts';

/** `id` is of the workflow and the event it reacts to. */
export const reactionStream = (id: string) => `platform.reaction-${id}`;

const id = z.string();

export const reactionEvent = z.discriminatedUnion('type', [
  event('ReactionSetAside', { id, ...setAsideFields }),
  event('ReactionRetried', { id }),
  event('ReactionGivenUp', { id, reason: z.string() }),
  event('ReactionDone', { id }),
]);
export type ReactionEvent = z.infer<typeof reactionEvent>;
