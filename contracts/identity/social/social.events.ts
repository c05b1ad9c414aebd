import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `hash` is a keyed hash of provider and subject, never of an e-mail address, which changes hands. */
export const socialStream = (hash: string) => `identity.social-${hash}`;

export const socialEvent = z.discriminatedUnion('type', [
  event('SocialReserved', { userId: z.string() }),
  /** The next one who comes with it is a new person. */
  event('SocialReleased', { userId: z.string() }),
]);
export type SocialEvent = z.infer<typeof socialEvent>;
