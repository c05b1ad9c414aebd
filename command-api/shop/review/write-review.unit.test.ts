import type { Actor } from '@maru/contracts/kernel/actor';
import { reviewExamples } from '@maru/contracts/shop/review/review.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { reviewAggregate } from './review.aggregate.ts';
import { describe, it } from 'vitest';

/** Five stars and one picture, for the first line of an order. */
const {
  ReviewWritten: written,
  ReviewEdited: edited,
  ReviewRemoved: removed,
  ReviewHidden: hidden,
  ReviewShown: shown,
} = reviewExamples;
const { order_id, no, item_id, option, images, text } = written.data;
const line = { order_id, no };
const author: Actor = { id: written.data.user_id, level: 1 };
const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };
const review = decisionsOf(reviewAggregate);
const write = { type: 'WriteReview', data: { ...line, item_id, option, stars: 5, text, images } } as const;
const { stars, text: later, images: none } = edited.data;
const edit = { type: 'EditReview', data: { ...line, stars, text: later, images: none } } as const;
const remove = { type: 'RemoveReview', data: line } as const;
const hide = (to: boolean) => ({ type: 'HideReview', data: { ...line, hidden: to } }) as const;

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

describe('HideReview', () => {
  it('hides, and shows again', () => {
    review.given(written).when(hide(true), keeper).emits(hidden);
    review.given(written, hidden).when(hide(false), keeper).emits(shown);
  });
  it('does nothing where it is so', () => {
    review.given(written).when(hide(false), keeper).emitsNothing();
    review.given(written, hidden).when(hide(true), keeper).emitsNothing();
  });
  it('is refused where there is none', () =>
    review.given(written, removed).when(hide(true), keeper).isRefused('review_not_found'));
});
