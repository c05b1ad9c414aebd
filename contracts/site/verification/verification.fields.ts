import { z } from 'zod';

/** A bad event by its place in the log; `fault` as `npm run verify` names it. */
export const badEvent = z.object({ stream: z.string(), revision: z.int(), position: z.int(), fault: z.string() });

/**
 * What a check of the whole log has found: how many events in how many streams, how many of them a seal covers that is
 * believed, how many are bad, `foreign` of them only written by others, and the first of the bad ones.
 */
export const verificationResult = {
  events: z.int(),
  streams: z.int(),
  sealed: z.int(),
  bad: z.int(),
  foreign: z.int(),
  named: z.array(badEvent).max(20),
};
