import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { setAsideFields } from './reaction.fields.ts';

/** `retried`: a person asked for another try, which has not ended yet. `reason` is why it was given up. */
export const reactionStatus = z.enum(['waiting', 'retried', 'givenUp', 'done']);

export const reaction = z.object({
  id: z.string(),
  ...setAsideFields,
  status: reactionStatus,
  since: timestamp,
  reason: z.string().nullable(),
});
export type Reaction = z.infer<typeof reaction>;
