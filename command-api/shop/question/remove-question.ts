import { openQuestion, type QuestionDecider } from './question.state.ts';

export const removeQuestion: QuestionDecider<'RemoveQuestion'> = (state) => {
  const { id, item_id } = openQuestion(state);
  return [{ type: 'QuestionRemoved', data: { id, item_id } }];
};
