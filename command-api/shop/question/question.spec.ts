import type { Actor } from '@maru/contracts/kernel/actor';
import { questionExamples } from '@maru/contracts/shop/question/question.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { questionAggregate } from './question.aggregate.ts';

export const {
  QuestionAsked: asked,
  QuestionAnswered: answered,
  AnswerChanged: changed,
  QuestionRemoved: removed,
} = questionExamples;
export const { id, item_id, text, secret } = asked.data;
export const author: Actor = { id: asked.data.user_id, level: 1 };
export const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };

export const question = decisionsOf(questionAggregate);
