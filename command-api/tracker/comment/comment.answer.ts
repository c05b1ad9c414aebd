import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import { commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import type { Answer } from '../../pipeline/aggregate.ts';
import type { CommentState } from './comment.state.ts';

export const answerComment = (state: CommentState, { type, data }: CommentCommand): Answer => {
  if (type === 'DeleteComment' || state.status === 'missing') return { body: { id: data.id } };
  return { body: { ...state.comment, deleted: state.status === 'deleted' }, presentation: commentPresentation };
};
