import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import type { QuestionEvent } from '@maru/contracts/shop/question/question.events';
import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';

export type QuestionFacts = Readonly<Omit<QuestionDocument, 'revision' | 'position'>>;
export type QuestionState = QuestionFacts | undefined;
export type QuestionDecider<T extends QuestionCommand['type']> = Deciders<
  QuestionCommand,
  QuestionState,
  QuestionEvent
>[T];

export const openQuestion = (state: QuestionState): QuestionFacts => {
  if (!state || state.removed) throw new Rejected('question_not_found');
  return state;
};

export const askQuestion: QuestionDecider<'AskQuestion'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state) throw new Rejected('key_reused');
  return [{ type: 'QuestionAsked', data: { ...data, user_id: actor.id } }];
};

/** Only the first answer is told by mail. */
export const answerQuestion: QuestionDecider<'AnswerQuestion'> = (state, { data: { answer } }) => {
  const { id, item_id, user_id, answer: before } = openQuestion(state);
  if (answer === before) return [];
  return before === null
    ? [{ type: 'QuestionAnswered', data: { id, item_id, user_id, answer } }]
    : [{ type: 'AnswerChanged', data: { id, item_id, answer } }];
};

export const removeQuestion: QuestionDecider<'RemoveQuestion'> = (state) => {
  const { id, item_id } = openQuestion(state);
  return [{ type: 'QuestionRemoved', data: { id, item_id } }];
};
