import { describe, it } from 'vitest';
import { author, edited, hidden, line, removed, review, written } from './review.spec.ts';

const remove = { type: 'RemoveReview', data: line } as const;

describe('RemoveReview', () => {
  it('tells the stars that go with it', () => {
    review.given(written).when(remove, author).emits(removed);
    review
      .given(written, edited)
      .when(remove, author)
      .emits({ ...removed, data: { ...removed.data, stars: 3 } });
  });
  it('tells that it was hidden', () =>
    review
      .given(written, hidden)
      .when(remove, author)
      .emits({ ...removed, data: { ...removed.data, hidden: true } }));
  it('is refused where there is none', () =>
    review.given(written, removed).when(remove, author).isRefused('review_not_found'));
});
