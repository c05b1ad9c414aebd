import { z } from 'zod';
import { event } from './message.ts';

/** The one stream that seals of the log are appended to. */
export const sealStream = 'platform.seal';

/**
 * The log as it was: `count` is how many of its first events are covered, `hash` (64 hex digits) rolls over their own
 * hashes in log order. `position` is where the last of them stood when it was sealed; it means nothing on another
 * engine, so it is `count` that places a seal.
 */
export const sealEvent = event('LogSealed', {
  position: z.int().positive(),
  count: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SealEvent = z.infer<typeof sealEvent>;
