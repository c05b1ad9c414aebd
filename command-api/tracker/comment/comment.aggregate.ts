import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentFold } from '@maru/contracts/tracker/comment/comment.fold';
import { commentPolicies, type CommentSubject } from '@maru/contracts/tracker/comment/comment.policies';
import { commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { activeComment, type CommentState, idsOf } from './comment.state.ts';
import { commentSubject } from './comment.subject.ts';
import { deleteComment, restoreComment } from './delete-comment.ts';
import { addComment, editComment } from './write-comment.ts';

export const commentAggregate: Aggregate<CommentCommand, CommentState, CommentEvent, CommentSubject> = {
  ...commentFold,
  name: 'tracker.comment',
  stream: ({ data }) => commentStream(data.id),
  decide: {
    AddComment: addComment,
    EditComment: editComment,
    DeleteComment: deleteComment,
    RestoreComment: restoreComment,
    PinComment: (state) => {
      const comment = activeComment(state);
      return comment.pinned ? [] : [{ type: 'CommentPinned', data: idsOf(comment) }];
    },
    UnpinComment: (state) => {
      const comment = activeComment(state);
      return comment.pinned ? [{ type: 'CommentUnpinned', data: idsOf(comment) }] : [];
    },
  },
  policies: commentPolicies,
  subject: commentSubject,
  answer: (comment, { type, data: { id } }) =>
    comment && type !== 'DeleteComment' ? { body: comment, presentation: commentPresentation } : { body: { id } },
};
