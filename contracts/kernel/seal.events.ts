import { z } from 'zod';
import { event } from './message.ts';

export const sealStream = 'platform.seal';

/** Covers the first `count` events; `hash` (64 hex digits) rolls over theirs. `position` is of this engine only. */
export const sealEvent = event('LogSealed', {
  position: z.int().positive(),
  count: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SealEvent = z.infer<typeof sealEvent>;
