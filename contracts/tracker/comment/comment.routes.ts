import { z } from 'zod';
import { id, imageUrl, positionCursor, timeCursor } from '../../kernel/fields.ts';
import { addOrEdit, commandRoute, queryRoute } from '../../kernel/route.ts';
import { type CommentCommand, commentFields } from './comment.commands.ts';
import { comment } from './comment.views.ts';

const one = z.object({ id });
const notEmpty = ({ comment: words, image }: { comment?: string | undefined; image?: readonly string[] | undefined }) =>
  words !== '' || (image?.length ?? 0) > 0;
/** Pictures as callers name them: a list, a single one, or none. */
const pictures = commentFields.image.or(imageUrl.transform((url) => [url])).or(z.null().transform(() => []));
export const commentForm = z
  .object({ prj_id: id, issue_id: id, comment: commentFields.comment.default(''), image: pictures.default([]) })
  .refine(notEmpty, { path: ['comment'] });
const edit = z.object({ id, comment: commentFields.comment.optional(), image: pictures.optional() });

export const commentRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'request/comment/add',
    access: 'login',
    summary: 'Adds a comment; with `id` it edits that one.',
    input: addOrEdit(commentForm, edit),
    answer: comment,
    toCommand: (input, newId): CommentCommand =>
      'id' in input ? { type: 'EditComment', data: input } : { type: 'AddComment', data: { ...input, id: newId } },
  }),
  delete: commandRoute({
    method: 'DELETE',
    path: 'request/comment',
    access: 'login',
    summary: 'Deletes a comment; it can be restored.',
    input: one,
    answer: one,
    toCommand: (data): CommentCommand => ({ type: 'DeleteComment', data }),
  }),
  restore: commandRoute({
    method: 'POST',
    path: 'request/comment/restore',
    access: 'login',
    summary: 'Restores a deleted comment.',
    input: one,
    answer: comment,
    toCommand: (data): CommentCommand => ({ type: 'RestoreComment', data }),
  }),
  pin: commandRoute({
    method: 'PUT',
    path: 'request/comment/pin',
    access: 'login',
    summary: 'Pins a comment above the conversation of its issue, or takes it down from there.',
    input: z.object({ id, pinned: z.boolean() }),
    answer: comment,
    toCommand: ({ id: of, pinned }): CommentCommand => ({
      type: pinned ? 'PinComment' : 'UnpinComment',
      data: { id: of },
    }),
  }),
};

export const commentQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'request/comment/list',
    access: 'login',
    summary: 'Comments of an issue, oldest change first, 5 a page.',
    /** `after`: `updated_position` of the last one loaded; or `last_update`: the newest `updated_at` loaded. */
    input: z.object({ id, last_update: timeCursor, after: positionCursor }),
    answer: z.object({ comments: z.array(comment) }),
  }),
};
