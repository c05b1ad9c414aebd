import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { deskReleaseReason, licence, offerEnd, seatEnd } from './licence.events.ts';

const id = z.string();
/** Licences are issued and revoked as their orders say. A `key` is the new one, which whoever had the seat does not know. */
export const licenceCommand = z.discriminatedUnion('type', [
  command('IssueLicence', licence),
  command('RevokeLicence', { id }),
  command('OfferSeat', { id, invitation: z.string(), email: z.string() }),
  command('EndSeatOffer', { id, invitation: z.string().optional(), why: offerEnd }),
  command('TakeSeat', { id, invitation: z.string(), key: z.string() }),
  command('FreeSeat', { id, key: z.string(), why: seatEnd }),
  /** The `key` is what whoever asks has shown. */
  command('BindMachine', { id, key: z.string(), machine: z.string(), name: z.string() }),
  command('ReleaseMachine', { id }),
  command('ReleaseMachineByDesk', { id, reason: deskReleaseReason }),
]);
export type LicenceCommand = z.infer<typeof licenceCommand>;
