import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const questionStream = (id: string) => `shop.question-${id}`;

const of = { id: z.string(), item_id: z.string() };
export const questionEvent = z.discriminatedUnion('type', [
  /** `secret`: only its author and administrators read it, and its answer. */
  event('QuestionAsked', { ...of, user_id: z.string(), text: z.string(), secret: z.boolean() }),
  /** For the first time: `user_id`, who asked, is told by mail. */
  event('QuestionAnswered', { ...of, user_id: z.string(), answer: z.string() }),
  event('AnswerChanged', { ...of, answer: z.string() }),
  event('QuestionRemoved', of),
]);
export type QuestionEvent = z.infer<typeof questionEvent>;
