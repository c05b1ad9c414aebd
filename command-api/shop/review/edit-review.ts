import { mustBeOwnImages } from './review.rules.ts';
import { type ReviewDecider, type ReviewFacts, thereReview } from './review.state.ts';

type Said = Pick<ReviewFacts, 'stars' | 'text' | 'images'>;
const isSame = (one: Said, other: Said) =>
  one.stars === other.stars &&
  one.text === other.text &&
  one.images.length === other.images.length &&
  one.images.every((url, at) => url === other.images[at]);

/** What is hidden stays so. */
export const editReview: ReviewDecider<'EditReview'> = (state, { data: { stars, text, images } }, { actor }) => {
  const now = thereReview(state);
  if (isSame(now, { stars, text, images })) return [];
  mustBeOwnImages(images, actor);
  return [
    {
      type: 'ReviewEdited',
      data: { id: now.id, item_id: now.item_id, from: now.stars, hidden: now.hidden, stars, text, images },
    },
  ];
};
