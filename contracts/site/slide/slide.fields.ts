import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { periodFields } from '../../kernel/period.ts';

/** Address of a picture in the folder `slide`, which is open to everyone. */
export const slideImage = z.string().regex(/^\/api\/file\/slide\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);
/** A path of this site; empty where a slide leads nowhere. What a browser would read as another site is none. */
export const innerLink = z
  .string()
  .trim()
  .max(200)
  .regex(/^(\/(?![/\\])[^\s\\]*)?$/);

/** What people fill in. From `from` until `until` it is shown, null for no end; times are ISO 8601 in UTC. */
export const slideFields = {
  title: line(40),
  text: line(120).or(z.literal('')),
  image: slideImage.nullable(),
  /** What the picture shows, for those who do not see it; empty where it is only there to look nice. */
  alt: line(120).or(z.literal('')),
  link: innerLink,
  ...periodFields,
  shown: z.boolean(),
};
/** Slides stand in the order of this number; any other fits between two. */
export const rank = z.number();
