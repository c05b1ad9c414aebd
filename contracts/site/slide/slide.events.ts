import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const slideStream = (id: string) => `site.slide-${id}`;

const id = z.string();
const moment = z.string().nullable();
const fields = {
  title: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  /** Left out before pictures had words. */
  alt: z.string().optional(),
  link: z.string(),
  from: moment,
  until: moment,
  shown: z.boolean(),
};

export const slideEvent = z.discriminatedUnion('type', [
  event('SlideAdded', { id, ...fields, rank: z.number() }),
  /** `before`: the changed fields as they were; left out in events from before it was recorded. */
  event('SlideEdited', { id, ...z.object(fields).partial().shape, before: z.object(fields).partial().optional() }),
  event('SlideMoved', { id, rank: z.number(), before: z.number().optional() }),
  event('SlideRemoved', { id }),
]);
export type SlideEvent = z.infer<typeof slideEvent>;
