import { Rejected } from '@maru/contracts/kernel/rejections';
import { type CommentDecider, idsOf } from './comment.state.ts';

export const restoreComment: CommentDecider<'RestoreComment'> = (state) => {
  if (state.status === 'missing') throw new Rejected('comment_not_found');
  if (state.status === 'active') throw new Rejected('not_deleted');
  return [{ type: 'CommentRestored', data: { ...idsOf(state.comment), images: state.comment.image.length } }];
};
