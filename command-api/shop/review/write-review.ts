import { Rejected } from '@maru/contracts/kernel/rejections';
import { reviewIdOf } from '@maru/contracts/shop/review/review.events';
import { mustBeOwnImages } from './review.rules.ts';
import type { ReviewDecider } from './review.state.ts';

/** Once a line. Who removed it may write anew, unless administrators had hidden it. */
export const writeReview: ReviewDecider<'WriteReview'> = (state, { data }, { actor }) => {
  if (state && (!state.removed || state.hidden)) throw new Rejected('review_there');
  mustBeOwnImages(data.images, actor);
  return [{ type: 'ReviewWritten', data: { ...data, id: reviewIdOf(data), user_id: actor.id } }];
};
