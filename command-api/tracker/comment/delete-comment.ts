import { Rejected } from '@maru/contracts/kernel/rejections';
import { activeComment, type CommentDecider, idsOf } from './comment.state.ts';

export const deleteComment: CommentDecider<'DeleteComment'> = (state) => {
  const comment = activeComment(state);
  return [{ type: 'CommentDeleted', data: { ...idsOf(comment), images: comment.image.length } }];
};

export const restoreComment: CommentDecider<'RestoreComment'> = (comment) => {
  if (!comment) throw new Rejected('comment_not_found');
  if (!comment.deleted) throw new Rejected('not_deleted');
  return [{ type: 'CommentRestored', data: { ...idsOf(comment), images: comment.image.length } }];
};
