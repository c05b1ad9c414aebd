import { describe, it } from 'vitest';
import { author, edited, hidden, images, line, removed, review, text, written } from './review.spec.ts';

const { stars, text: later, images: none } = edited.data;
const edit = { type: 'EditReview', data: { ...line, stars, text: later, images: none } } as const;

describe('EditReview', () => {
  it('tells the stars before and after', () => review.given(written).when(edit, author).emits(edited));
  it('tells that it is hidden, and leaves it so', () =>
    review
      .given(written, hidden)
      .when(edit, author)
      .emits({ ...edited, data: { ...edited.data, hidden: true } }));
  it('does nothing where nothing changes', () =>
    review
      .given(written)
      .when({ type: 'EditReview', data: { ...line, stars: 5, text, images } }, author)
      .emitsNothing());
  it('is refused where there is none', () => {
    review.given().when(edit, author).isRefused('review_not_found');
    review.given(written, removed).when(edit, author).isRefused('review_not_found');
  });
  it('refuses pictures of others', () => {
    const foreign = ['/api/file/review/01900000-0000-7000-8000-000000000002/01900000-0000-7000-8000-000000000020.webp'];
    review
      .given(written)
      .when({ ...edit, data: { ...edit.data, images: foreign } }, author)
      .isRefused('invalid_input');
  });
});
