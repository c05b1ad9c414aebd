import type { Actor } from '@maru/contracts/kernel/actor';
import { reviewExamples } from '@maru/contracts/shop/review/review.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { reviewAggregate } from './review.aggregate.ts';

/** Five stars and one picture, for the first line of an order. */
export const {
  ReviewWritten: written,
  ReviewEdited: edited,
  ReviewRemoved: removed,
  ReviewHidden: hidden,
  ReviewShown: shown,
} = reviewExamples;
export const { order_id, no, item_id, option, images, text, id } = written.data;
export const line = { order_id, no };
export const author: Actor = { id: written.data.user_id, level: 1 };
export const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };

export const review = decisionsOf(reviewAggregate);
