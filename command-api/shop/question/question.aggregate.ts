import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import { type QuestionEvent, questionStream } from '@maru/contracts/shop/question/question.events';
import { questionFold } from '@maru/contracts/shop/question/question.fold';
import { questionPolicies, type QuestionSubject } from '@maru/contracts/shop/question/question.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import { answerQuestion, askQuestion, type QuestionState, removeQuestion } from './ask-question.ts';

const itemFor = async ({ type, data }: QuestionCommand, load: Load): Promise<QuestionSubject['item']> => {
  if (type !== 'AskQuestion') return 'missing';
  const { state } = await load(itemAggregate, itemStream(data.item_id));
  return state.status === 'there' && state.item.state !== 'hidden' ? 'there' : 'missing';
};

export const questionAggregate: Aggregate<QuestionCommand, QuestionState, QuestionEvent, QuestionSubject> = {
  name: 'shop.question',
  ...questionFold,
  stream: ({ data }) => questionStream(data.id),
  decide: { AskQuestion: askQuestion, AnswerQuestion: answerQuestion, RemoveQuestion: removeQuestion },
  policies: questionPolicies,
  subject: async (command, state, _actor, load) => ({
    item: await itemFor(command, load),
    author: state && !state.removed ? state.user_id : undefined,
  }),
  answer: (state, { type, data: { id } }) => ({ body: state && type !== 'RemoveQuestion' ? state : { id } }),
};
