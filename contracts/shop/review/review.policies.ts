import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ReviewCommand } from './review.commands.ts';

/** `bought` is what the order says of the line to whoever asks: not his, not there yet, or kept. */
export interface ReviewSubject {
  readonly bought: 'no' | 'underWay' | 'kept';
  /** Who wrote the review that is there. */
  readonly author: string | undefined;
}
type Rule = (actor: Actor, subject: ReviewSubject) => RejectionCode | undefined;

const buyer: Rule = (_actor, { bought }) => {
  if (bought === 'kept') return undefined;
  return bought === 'no' ? 'order_not_found' : 'not_delivered_yet';
};
const own: Rule = ({ id }, { author }) => (author === id ? undefined : 'review_not_found');

export const reviewPolicies: Policies<ReviewCommand, ReviewSubject> = {
  WriteReview: buyer,
  EditReview: own,
  RemoveReview: own,
  HideReview: (actor, { author }) =>
    !isAdmin(actor) ? 'forbidden' : author === undefined ? 'review_not_found' : undefined,
};
