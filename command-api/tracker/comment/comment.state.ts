import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';

/** A comment as its own stream tells it. */
export type CommentFacts = Readonly<Omit<CommentDocument, 'revision' | 'position' | 'deleted'>>;
export type CommentState =
  | { readonly status: 'missing' }
  | { readonly status: 'active' | 'deleted'; readonly comment: CommentFacts };
export type CommentDecider<T extends CommentCommand['type']> = Deciders<CommentCommand, CommentState, CommentEvent>[T];

export const noComment: CommentState = { status: 'missing' };

/** Nothing happens to a comment that is not there, or no longer. */
export const activeComment = (state: CommentState): CommentFacts => {
  if (state.status !== 'active') throw new Rejected('comment_not_found');
  return state.comment;
};

/** What every event of the comment names. */
export const idsOf = ({ id, issue_id, prj_id }: CommentFacts) => ({ id, issue_id, prj_id });
