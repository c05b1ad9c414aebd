import type { Deciders } from '@maru/contracts/kernel/decider';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import { addComment } from './add-comment.ts';
import type { CommentState } from './comment.state.ts';
import { deleteComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { restoreComment } from './restore-comment.ts';

export const decideComment: Deciders<CommentCommand, CommentState, CommentEvent> = {
  AddComment: addComment,
  EditComment: editComment,
  DeleteComment: deleteComment,
  RestoreComment: restoreComment,
};
