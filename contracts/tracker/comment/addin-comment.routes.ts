import { commandRoute } from '../../kernel/route.ts';
import type { CommentCommand } from './comment.commands.ts';
import { commentForm } from './comment.routes.ts';
import { comment } from './comment.views.ts';

export const addinCommentRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'addin/comment',
    access: 'addin',
    summary: 'For the add-in: adds a comment to an issue of a project of its person.',
    input: commentForm,
    answer: comment,
    toCommand: (input, newId): CommentCommand => ({ type: 'AddComment', data: { ...input, id: newId } }),
  }),
};
