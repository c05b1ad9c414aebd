import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { isOwnImage, notOwnImages } from '@maru/contracts/shop/review/review.fields';
import { reviewIdOf } from '@maru/contracts/shop/review/review.events';
import { existingReview, type ReviewDecider, type ReviewFacts } from './review.state.ts';

export const mustBeOwnImages = (images: readonly string[], actor: Actor) => {
  if (images.every((url) => isOwnImage(url, actor.id))) return;
  throw new Rejected('invalid_input', { errors: [{ path: 'images', message: notOwnImages }] });
};

/** Whoever removed a review may write anew, unless administrators had hidden it. */
export const writeReview: ReviewDecider<'WriteReview'> = (state, { data }, { actor }) => {
  if (state && (!state.removed || state.hidden)) throw new Rejected('review_there');
  mustBeOwnImages(data.images, actor);
  return [{ type: 'ReviewWritten', data: { ...data, id: reviewIdOf(data), user_id: actor.id } }];
};

type ReviewContent = Pick<ReviewFacts, 'stars' | 'text' | 'images'>;
const isSame = (one: ReviewContent, other: ReviewContent) =>
  one.stars === other.stars &&
  one.text === other.text &&
  one.images.length === other.images.length &&
  one.images.every((url, at) => url === other.images[at]);

export const editReview: ReviewDecider<'EditReview'> = (state, { data: { stars, text, images } }, { actor }) => {
  const now = existingReview(state);
  if (isSame(now, { stars, text, images })) return [];
  mustBeOwnImages(images, actor);
  return [
    {
      type: 'ReviewEdited',
      data: { id: now.id, item_id: now.item_id, from: now.stars, hidden: now.hidden, stars, text, images },
    },
  ];
};

export const removeReview: ReviewDecider<'RemoveReview'> = (state) => {
  const { id, item_id, stars, hidden } = existingReview(state);
  return [{ type: 'ReviewRemoved', data: { id, item_id, stars, hidden } }];
};

export const hideReview: ReviewDecider<'HideReview'> = (state, { data: { hidden } }) => {
  const { id, item_id, stars, hidden: before } = existingReview(state);
  if (hidden === before) return [];
  return [{ type: hidden ? 'ReviewHidden' : 'ReviewShown', data: { id, item_id, stars } }];
};
