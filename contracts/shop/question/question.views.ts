import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { shownAuthor } from '../review/review.views.ts';

/** Document of the view `question`. A removed one keeps no words; lists sort by `answered`. */
export const questionDocument = z.object({
  ...documentBase,
  item_id: z.string(),
  user_id: z.string(),
  text: z.string(),
  secret: z.boolean(),
  answer: z.string().nullable(),
  answered: z.boolean(),
  removed: z.boolean(),
  asked_at: timestamp,
  answered_at: timestamp.nullable(),
});
export type QuestionDocument = z.infer<typeof questionDocument>;

/** A question to visitors; `text` and `answer` are null where it is a secret of somebody else. Names are shortened. */
export const question = questionDocument
  .pick({ id: true, secret: true, answer: true, answered: true, asked_at: true, answered_at: true })
  .extend({ author: z.string(), text: z.string().nullable(), mine: z.boolean() });
export type Question = z.infer<typeof question>;

export const questionPresentation = (viewer: string): Presentation<QuestionDocument, Question> => ({
  people: ({ user_id }) => [user_id],
  present: ({ id, user_id, text, secret, answer, answered, asked_at, answered_at }, person) => {
    const mine = user_id === viewer;
    const words = secret && !mine ? { text: null, answer: null } : { text, answer };
    return { id, secret, answered, asked_at, answered_at, ...words, author: shownAuthor(person(user_id)), mine };
  },
});

/** One's own question, with the item's name as it is now; empty where that is gone. */
export const ownQuestion = questionDocument
  .omit({ position: true, removed: true, user_id: true })
  .extend({ item: z.string() });
export type OwnQuestion = z.infer<typeof ownQuestion>;
export const managedQuestion = ownQuestion.extend({ author: z.string() });
export type ManagedQuestion = z.infer<typeof managedQuestion>;
