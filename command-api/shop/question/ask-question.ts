import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QuestionDecider } from './question.state.ts';

export const askQuestion: QuestionDecider<'AskQuestion'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state) throw new Rejected('key_reused');
  return [{ type: 'QuestionAsked', data: { ...data, user_id: actor.id } }];
};
