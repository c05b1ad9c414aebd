import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { askedSurcharge } from './claim.fields.ts';

const id = z.string();
const won = z.int();

/** Of an order's stream: what an exchange costs beside. */
export const surchargeEvents = [
  /** The buyer is asked to pay what the exchange costs beside; before it was paid it may be asked for anew. */
  event('SurchargeAsked', { id, claim: z.int(), ...askedSurcharge.omit({ asked_at: true, paid: true }).shape }),
  event('SurchargePaid', {
    id,
    claim: z.int(),
    ask: z.int(),
    amount: won,
    method: z.string(),
    key: z.string(),
    receipt: z.string().nullable(),
  }),
  /** Of what was taken by hand so much was given back by hand. */
  event('SurchargeHandedBack', { id, claim: z.int(), amount: won }),
] as const;
