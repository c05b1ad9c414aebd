import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { boughtChoice, boughtLine, reviewFields } from './review.fields.ts';

export const reviewCommand = z.discriminatedUnion('type', [
  /** `item_id` and `option` have to be those of the line: the policy compares. */
  command('WriteReview', { ...boughtLine, ...boughtChoice, ...reviewFields }),
  command('EditReview', { ...boughtLine, ...reviewFields }),
  command('RemoveReview', boughtLine),
  command('HideReview', { ...boughtLine, hidden: z.boolean() }),
]);
export type ReviewCommand = z.infer<typeof reviewCommand>;
