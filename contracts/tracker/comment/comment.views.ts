import { z } from 'zod';
import { documentBase, logPosition, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';

/** Document of the view `comment`. `image` are addresses of pictures; `pinned` is who put it above the conversation. */
export const commentDocument = z.object({
  ...documentBase,
  prj_id: z.string(),
  issue_id: z.string(),
  comment: z.string(),
  image: z.array(z.string()),
  created_by: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  created_position: logPosition,
  updated_position: logPosition,
  deleted: z.boolean(),
  pinned: z.object({ by: z.string(), at: timestamp, position: logPosition }).nullable(),
});
export type CommentDocument = z.infer<typeof commentDocument>;

const author = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
/** A comment over the wire: its author and who pinned it as persons. */
export const comment = commentDocument.extend({ author, pinner: author.nullable() });
export type Comment = z.infer<typeof comment>;

export const commentPresentation: Presentation<CommentDocument, Comment> = {
  people: ({ created_by, pinned }) => (pinned ? [created_by, pinned.by] : [created_by]),
  present: (doc, person) => ({
    ...doc,
    author: pick(person(doc.created_by)),
    pinner: doc.pinned ? pick(person(doc.pinned.by)) : null,
  }),
};
const pick = ({ id, name, image }: z.infer<typeof author>) => ({ id, name, image });
