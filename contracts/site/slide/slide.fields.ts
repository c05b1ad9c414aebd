import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

/** Address of a picture in the folder `slide`, which is open to everyone. */
export const slideImage = z.string().regex(/^\/api\/file\/slide\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);
/** A path of this site; empty where a slide leads nowhere. What a browser would read as another site is none. */
export const innerLink = z
  .string()
  .trim()
  .max(200)
  .regex(/^(\/(?![/\\])[^\s\\]*)?$/);
const moment = z.iso.datetime().nullable();

/** What people fill in. From `from` until `until` it is shown, null for no end; times are ISO 8601 in UTC. */
export const slideFields = {
  title: line(40),
  text: line(120).or(z.literal('')),
  image: slideImage.nullable(),
  link: innerLink,
  from: moment,
  until: moment,
  shown: z.boolean(),
};
export const inOrder = ({
  from,
  until,
}: {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}): boolean => !from || !until || Date.parse(from) < Date.parse(until);

/** Slides stand in the order of this number; any other fits between two. */
export const rank = z.number();

/** Of a slide that would end before it begins. */
export const endsTooEarly = '끝나는 때를 시작하는 때보다 뒤로 정해 주세요.';
