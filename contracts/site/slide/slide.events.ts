import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const slideStream = (id: string) => `site.slide-${id}`;

const id = z.string();
const moment = z.string().nullable();
const fields = {
  title: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  link: z.string(),
  from: moment,
  until: moment,
  shown: z.boolean(),
};

export const slideEvent = z.discriminatedUnion('type', [
  event('SlideAdded', { id, ...fields, rank: z.number() }),
  event('SlideEdited', { id, ...z.object(fields).partial().shape }),
  event('SlideMoved', { id, rank: z.number() }),
  event('SlideRemoved', { id }),
]);
export type SlideEvent = z.infer<typeof slideEvent>;
