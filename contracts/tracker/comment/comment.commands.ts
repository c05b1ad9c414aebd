import { z } from 'zod';
import { id, imageUrl, text } from '../../kernel/fields.ts';
import { maxImages } from '../../kernel/limits.ts';
import { command } from '../../kernel/message.ts';

/** `comment` may be empty only when there is a picture. */
export const commentFields = { comment: text(5_000), image: z.array(imageUrl).max(maxImages) };

export const commentCommand = z.discriminatedUnion('type', [
  command('AddComment', { id, issue_id: id, prj_id: id, ...commentFields }),
  command('EditComment', { id, comment: commentFields.comment.optional(), image: commentFields.image.optional() }),
  command('DeleteComment', { id }),
  command('RestoreComment', { id }),
  command('PinComment', { id }),
  command('UnpinComment', { id }),
]);
export type CommentCommand = z.infer<typeof commentCommand>;

/** Of a comment without text and picture. */
export const commentIsEmpty = '댓글을 쓰거나 이미지를 넣어 주세요.';
