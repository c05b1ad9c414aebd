import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const commentStream = (id: string) => `tracker.comment-${id}`;

const of = { id: z.string(), issue_id: z.string(), prj_id: z.string() };
const images = z.array(z.string());
export const commentEvent = z.discriminatedUnion('type', [
  event('CommentAdded', { ...of, comment: z.string(), image: images, created_by: z.string() }),
  event('CommentTextChanged', { ...of, from: z.string(), to: z.string() }),
  event('CommentImagesChanged', { ...of, from: images, to: images }),
  /** `images` is how many pictures go or come back with it. */
  event('CommentDeleted', { ...of, images: z.int() }),
  event('CommentRestored', { ...of, images: z.int() }),
  event('CommentPinned', of),
  event('CommentUnpinned', of),
]);
export type CommentEvent = z.infer<typeof commentEvent>;
