import { z } from 'zod';
import { id, text } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';

export const questionText = text(1_000).min(5);
export const answerText = text(2_000).min(1);

export const questionCommand = z.discriminatedUnion('type', [
  command('AskQuestion', { id, item_id: id, text: questionText, secret: z.boolean() }),
  /** Once more to change the answer. */
  command('AnswerQuestion', { id, answer: answerText }),
  command('RemoveQuestion', { id }),
]);
export type QuestionCommand = z.infer<typeof questionCommand>;
