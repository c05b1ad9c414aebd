import { type ReviewDecider, thereReview } from './review.state.ts';

export const hideReview: ReviewDecider<'HideReview'> = (state, { data: { hidden } }) => {
  const { id, item_id, stars, hidden: before } = thereReview(state);
  if (hidden === before) return [];
  return [{ type: hidden ? 'ReviewHidden' : 'ReviewShown', data: { id, item_id, stars } }];
};
