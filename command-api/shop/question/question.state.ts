import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import type { QuestionEvent } from '@maru/contracts/shop/question/question.events';
import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';

/** A question as its own stream tells it. */
export type QuestionFacts = Readonly<Omit<QuestionDocument, 'revision' | 'position'>>;
export type QuestionState = QuestionFacts | undefined;
export type QuestionDecider<T extends QuestionCommand['type']> = Deciders<
  QuestionCommand,
  QuestionState,
  QuestionEvent
>[T];

/** Nothing happens to a question that is not there, or no longer. */
export const openQuestion = (state: QuestionState): QuestionFacts => {
  if (!state || state.removed) throw new Rejected('question_not_found');
  return state;
};
