import { type ReviewDecider, thereReview } from './review.state.ts';

export const removeReview: ReviewDecider<'RemoveReview'> = (state) => {
  const { id, item_id, stars, hidden } = thereReview(state);
  return [{ type: 'ReviewRemoved', data: { id, item_id, stars, hidden } }];
};
