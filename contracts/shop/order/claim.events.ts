import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { awaitedEnd, carrier, declineReason } from './claim.fields.ts';

const id = z.string();
/** The claim whose goods come in the same parcel; null for none. */
const together = z.int().nullable().optional();

/** Of an order's stream: what becomes of a claim, and of its goods, beside its settlement. */
export const claimStepEvents = [
  /** `awaited`: somebody was fetching the goods, which come to the shop all the same. */
  event('ClaimWithdrawn', { id, claim: z.int(), awaited: z.boolean().optional() }),
  /** `sent_again`: the goods had come, and wait, packed, to be sent to their buyer. */
  event('ClaimDeclined', {
    id,
    claim: z.int().nullable(),
    answer: declineReason,
    sent_again: z.boolean().optional(),
    awaited: z.boolean().optional(),
  }),
  /** What was awaited of a claim that is closed came, and is sent again or taken back by a claim of the shop's; or never will. */
  event('ClaimAwaitedEnded', { id, claim: z.int(), how: awaitedEnd }),
  /** Somebody fetches the goods; `together` with those of another claim, or not. Where it is missing, it stays as it was. */
  event('ClaimCollected', { id, claim: z.int(), ...carrier.shape, together }),
  event('ClaimArrived', { id, claim: z.int(), together }),
] as const;
