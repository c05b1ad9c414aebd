import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import type { ReviewEvent } from '@maru/contracts/shop/review/review.events';
import type { ReviewDocument } from '@maru/contracts/shop/review/review.views';

export type ReviewFacts = Readonly<Omit<ReviewDocument, 'revision' | 'position'>>;
export type ReviewState = ReviewFacts | undefined;
export type ReviewDecider<T extends ReviewCommand['type']> = Deciders<ReviewCommand, ReviewState, ReviewEvent>[T];

export const existingReview = (state: ReviewState): ReviewFacts => {
  if (!state || state.removed) throw new Rejected('review_not_found');
  return state;
};
