import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import { type ReviewEvent, reviewIdOf, reviewStream } from '@maru/contracts/shop/review/review.events';
import { reviewFold } from '@maru/contracts/shop/review/review.fold';
import { reviewPolicies, type ReviewSubject } from '@maru/contracts/shop/review/review.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { editReview, hideReview, removeReview, writeReview } from './write-review.ts';
import type { ReviewState } from './review.state.ts';
import { reviewSubject } from './review.subject.ts';

export const reviewAggregate: Aggregate<ReviewCommand, ReviewState, ReviewEvent, ReviewSubject> = {
  name: 'shop.review',
  ...reviewFold,
  stream: ({ data }) => reviewStream(reviewIdOf(data)),
  decide: { WriteReview: writeReview, EditReview: editReview, RemoveReview: removeReview, HideReview: hideReview },
  policies: reviewPolicies,
  subject: reviewSubject,
  answer: (state, { data }) => ({ body: state ?? { id: reviewIdOf(data) } }),
};
