import { describe, it } from 'vitest';
import { answered, asked, author, id, question, removed } from './question.spec.ts';

const remove = { type: 'RemoveQuestion', data: { id } } as const;

describe('RemoveQuestion', () => {
  it('takes it away, answered or not', () => {
    question.given(asked).when(remove, author).emits(removed);
    question.given(asked, answered).when(remove, author).emits(removed);
  });
  it('is refused where there is none', () =>
    question.given(asked, removed).when(remove, author).isRefused('question_not_found'));
});
