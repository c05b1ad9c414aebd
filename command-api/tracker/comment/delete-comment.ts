import { activeComment, type CommentDecider, idsOf } from './comment.state.ts';

export const deleteComment: CommentDecider<'DeleteComment'> = (state) => {
  const comment = activeComment(state);
  return [{ type: 'CommentDeleted', data: { ...idsOf(comment), images: comment.image.length } }];
};
