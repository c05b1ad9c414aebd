import { describe, it } from 'vitest';
import { hidden, keeper, line, removed, review, shown, written } from './review.spec.ts';

const hide = (to: boolean) => ({ type: 'HideReview', data: { ...line, hidden: to } }) as const;

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
