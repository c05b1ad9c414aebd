import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { answerText, questionText } from './question.fields.ts';

export const questionCommand = z.discriminatedUnion('type', [
  command('AskQuestion', { id, item_id: id, text: questionText, secret: z.boolean() }),
  /** Once more to change the answer. */
  command('AnswerQuestion', { id, answer: answerText }),
  command('RemoveQuestion', { id }),
]);
export type QuestionCommand = z.infer<typeof questionCommand>;
