import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

export const licenceStream = (id: string) => `shop.licence-${id}`;

/** One piece of a line of an order: `no` is the line, `item_id` and `name` what was bought. */
export const licence = {
  id: z.string(),
  order_id: z.string(),
  user_id: z.string(),
  no: z.int(),
  item_id: z.string(),
  name: z.string(),
  option: z.string(),
  key: z.string(),
};

export const offerEnd = z.enum(['takenBack', 'expired', 'ownerGone', 'revoked']);
export type OfferEnd = z.infer<typeof offerEnd>;
export const seatEnd = z.enum(['takenBack', 'left', 'holderGone', 'revoked']);
export type SeatEnd = z.infer<typeof seatEnd>;

export const machineEnd = z.enum(['holder', 'owner', 'shop']);
export type MachineEnd = z.infer<typeof machineEnd>;
/** Why the shop released a machine in somebody's place: 고장, 분실, 교체, and that it was bound by mistake. */
export const deskReleaseReason = z.enum(['broken', 'lost', 'replaced', 'mistake', 'other']);
export type DeskReleaseReason = z.infer<typeof deskReleaseReason>;

const id = z.string();
export const licenceEvent = z.discriminatedUnion('type', [
  event('LicenceIssued', licence),
  /** The seat has changed hands, and whoever had it knows the last one. */
  event('LicenceKeyChanged', { id, user_id: z.string(), key: z.string() }),
  event('LicenceRevoked', { id }),
  /** Its owner asks whoever reads the mails of this address to take the seat, `until` then. */
  event('SeatOffered', { id, invitation: z.string(), email: z.string(), until: z.iso.datetime() }),
  event('SeatOfferEnded', { id, invitation: z.string(), why: offerEnd }),
  event('SeatTaken', { id, invitation: z.string(), holder_id: z.string() }),
  /** It is its owner's again. */
  event('SeatFreed', { id, holder_id: z.string(), why: seatEnd }),
  /** Whoever has the seat works on this machine, which its program knows by a hash, and on no other. */
  event('MachineBound', { id, user_id: z.string(), machine: z.string(), name: z.string() }),
  /** The shop says why, which it did not always. */
  event('MachineReleased', { id, by: machineEnd, reason: deskReleaseReason.optional() }),
]);
export type LicenceEvent = z.infer<typeof licenceEvent>;

const person = ({ user_id }: { readonly user_id: string }) => user_id;
/**
 * Whoever sees the log, or a copy of it, learns no key. Kept as long as the order it belongs to. An invitation has a key
 * of its own, which is destroyed once it is answered: nobody knows then whether its address has an account. What a
 * machine is called goes with the account of whoever works on it.
 */
export const licencePersonal: Personal<LicenceEvent> = {
  LicenceIssued: { purpose: 'retention', person, fields: ['key'] },
  LicenceKeyChanged: { purpose: 'retention', person, fields: ['key'] },
  SeatOffered: { purpose: 'profile', person: ({ invitation }) => invitation, fields: ['email'] },
  MachineBound: { purpose: 'profile', person, fields: ['name'] },
};
