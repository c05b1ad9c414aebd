import { z } from 'zod';
import { event } from './message.ts';

export const sealStream = 'platform.seal';

/** SHA-256, 64 hex digits. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** The 32 bytes of an Ed25519 public key, base64url: `x` of its JWK. */
export const logKey = z.string().regex(/^[\w-]{43}$/);

/**
 * Covers the first `count` events; `hash` rolls over theirs. `position` is of this engine only. Seals made before they
 * were signed have these three fields and no other.
 */
export const sealEvent = event('LogSealed', {
  position: z.int().positive(),
  count: z.int().positive(),
  hash: digest,
  /** Hash of the event that is number `count`. */
  head: digest.optional(),
  /** Hash of the seal event before this one; 64 zeros for the first. */
  previous: digest.optional(),
  sealedAt: z.iso.datetime().optional(),
  /** Whose `signature` it is. */
  key: logKey.optional(),
  /** Signs from the next seal on, instead of `key`. */
  nextKey: logKey.optional(),
  /** Ed25519, base64url, over `maru-log-seal:1`, a line feed, and the other fields as canonical JSON. */
  signature: z
    .string()
    .regex(/^[\w-]{86}$/)
    .optional(),
});
export type SealEvent = z.infer<typeof sealEvent>;

/** A seal is due after so many events, or when one has waited so many ms. */
export const sealDue = { events: 1_000, ms: 3_600_000 };
