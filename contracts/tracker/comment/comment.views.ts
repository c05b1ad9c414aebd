import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';

/** Document of the view `comment`. `image` are addresses of pictures. */
export const commentDocument = z.object({
  ...documentBase,
  prj_id: z.string(),
  issue_id: z.string(),
  comment: z.string(),
  image: z.array(z.string()),
  created_by: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted: z.boolean(),
});
export type CommentDocument = z.infer<typeof commentDocument>;

const author = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
/** A comment over the wire, with its author as a person. */
export const comment = commentDocument.extend({ author });
export type Comment = z.infer<typeof comment>;

export const commentPresentation: Presentation<CommentDocument, Comment> = {
  people: (doc) => [doc.created_by],
  present: (doc, person) => {
    const { id, name, image } = person(doc.created_by);
    return { ...doc, author: { id, name, image } };
  },
};
