import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Person, Presentation } from '../../kernel/presentation.ts';

/** Document of the view `review`, one for each reviewed line; `shown` is neither removed nor hidden. */
export const reviewDocument = z.object({
  ...documentBase,
  order_id: z.string(),
  no: z.int(),
  item_id: z.string(),
  option: z.string(),
  user_id: z.string(),
  stars: z.int(),
  text: z.string(),
  images: z.array(z.string()),
  hidden: z.boolean(),
  removed: z.boolean(),
  shown: z.boolean(),
  written_at: timestamp,
  updated_at: timestamp,
});
export type ReviewDocument = z.infer<typeof reviewDocument>;

/** A name as strangers read it: the first letter, and how long it is. */
export const maskedName = (name: string): string => {
  const [first = '', ...more] = Array.from(name);
  return first + '*'.repeat(Math.min(more.length, 3));
};

/** A person as strangers read it; the stand-in for whoever withdrew is nobody's name. */
export const shownAuthor = ({ no, name }: Pick<Person, 'no' | 'name'>): string => (no === 0 ? name : maskedName(name));

const line = { order_id: z.string(), no: z.int() };
/** A review to visitors. `written_at` tells it from the others; `mine` names its line to its author only. */
export const review = z.object({
  author: z.string(),
  option: z.string(),
  stars: z.int(),
  text: z.string(),
  images: z.array(z.string()),
  written_at: timestamp,
  edited: z.boolean(),
  mine: z.object(line).nullable(),
});
export type Review = z.infer<typeof review>;

export const reviewPresentation = (viewer: string): Presentation<ReviewDocument, Review> => ({
  people: ({ user_id }) => [user_id],
  present: ({ order_id, no, option, user_id, stars, text, images, written_at, updated_at }, person) => {
    const author = person(user_id);
    // Pictures go with the account.
    return {
      author: shownAuthor(author),
      images: author.no === 0 ? [] : images,
      option,
      stars,
      text,
      written_at,
      edited: updated_at !== written_at,
      mine: user_id === viewer ? { order_id, no } : null,
    };
  },
});

/** What somebody bought and kept, with what he wrote of it. */
export const boughtItem = z.object({
  ...line,
  item_id: z.string(),
  name: z.string(),
  option: z.string(),
  image: z.string().nullable(),
  review: reviewDocument.pick({ stars: true, text: true, images: true, hidden: true, written_at: true }).nullable(),
});
export type BoughtItem = z.infer<typeof boughtItem>;

export const managedReview = reviewDocument
  .omit({ position: true, removed: true, shown: true })
  .extend({ author: z.string(), item: z.string() });
export type ManagedReview = z.infer<typeof managedReview>;
