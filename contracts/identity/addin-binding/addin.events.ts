import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `hash` is a keyed hash of the guid that an installed add-in made up: who shows the guid is that add-in. */
export const addinStream = (hash: string) => `identity.addin-${hash}`;

export const addinEvent = z.discriminatedUnion('type', [
  event('AddinBound', { hash: z.string(), userId: z.string() }),
  event('AddinUnbound', { hash: z.string(), userId: z.string() }),
]);
export type AddinEvent = z.infer<typeof addinEvent>;
