import { describe, it } from 'vitest';
import { author, hidden, images, item_id, line, option, removed, review, text, written } from './review.spec.ts';

const write = { type: 'WriteReview', data: { ...line, item_id, option, stars: 5, text, images } } as const;

describe('WriteReview', () => {
  it('says it in the name of whoever asks', () => review.given().when(write, author).emits(written));
  it('is refused where there is one', () => review.given(written).when(write, author).isRefused('review_there'));
  it('may be done anew once it was removed', () => review.given(written, removed).when(write, author).emits(written));
  it('does not bring back what administrators had hidden', () =>
    review
      .given(written, hidden, { ...removed, data: { ...removed.data, hidden: true } })
      .when(write, author)
      .isRefused('review_there'));
  it('refuses pictures of others', () =>
    review
      .given()
      .when(
        {
          ...write,
          data: {
            ...write.data,
            images: ['/api/file/review/01900000-0000-7000-8000-000000000002/01900000-0000-7000-8000-000000000020.webp'],
          },
        },
        author,
      )
      .isRefused('invalid_input'));
});
