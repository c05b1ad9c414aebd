import { commentIsEmpty } from '@maru/contracts/tracker/comment/comment.commands';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import type { CommentFacts } from '@maru/contracts/tracker/comment/comment.fold';

export type CommentState = CommentFacts | undefined;
export type CommentDecider<T extends CommentCommand['type']> = Deciders<CommentCommand, CommentState, CommentEvent>[T];

export const activeComment = (comment: CommentState): CommentFacts => {
  if (!comment || comment.deleted) throw new Rejected('comment_not_found');
  return comment;
};

export const idsOf = ({ id, issue_id, prj_id }: CommentFacts) => ({ id, issue_id, prj_id });

export const mustSaySomething = ({ comment, image }: Pick<CommentFacts, 'comment' | 'image'>) => {
  if (comment !== '' || image.length > 0) return;
  throw new Rejected('invalid_input', { errors: [{ path: 'comment', message: commentIsEmpty }] });
};
