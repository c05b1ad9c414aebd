import { openQuestion, type QuestionDecider } from './question.state.ts';

/** The first answer is told by mail, a changed one is not. */
export const answerQuestion: QuestionDecider<'AnswerQuestion'> = (state, { data: { answer } }) => {
  const { id, item_id, user_id, answer: before } = openQuestion(state);
  if (answer === before) return [];
  return before === null
    ? [{ type: 'QuestionAnswered', data: { id, item_id, user_id, answer } }]
    : [{ type: 'AnswerChanged', data: { id, item_id, answer } }];
};
