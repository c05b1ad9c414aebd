import { describe, it } from 'vitest';
import { answered, asked, changed, id, keeper, question, removed } from './question.spec.ts';

const answer = (words: string) => ({ type: 'AnswerQuestion', data: { id, answer: words } }) as const;

describe('AnswerQuestion', () => {
  it('tells who asked, the first time', () =>
    question.given(asked).when(answer(answered.data.answer), keeper).emits(answered));
  it('is changed afterwards', () =>
    question.given(asked, answered).when(answer(changed.data.answer), keeper).emits(changed));
  it('does nothing twice', () =>
    question.given(asked, answered).when(answer(answered.data.answer), keeper).emitsNothing());
  it('is refused where there is none', () => {
    question.given().when(answer('네'), keeper).isRefused('question_not_found');
    question.given(asked, removed).when(answer('네'), keeper).isRefused('question_not_found');
  });
});
