import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { deskReleaseReason, licence } from './licence.events.ts';
import { releasesLeft } from './licence.rules.ts';

/**
 * Document of the view `licence`, shown to its owner and to whoever has its seat: `holder_id`, null while that is the
 * owner. `offer` is an invitation to the seat that nobody has answered, `machine` what its program runs on; `releases`
 * are those that people have done lately,
 * `desk_release` what the shop did last in somebody's place. Times are epoch ms.
 */
export const licenceDocument = z.object({
  ...documentBase,
  ...licence,
  status: z.enum(['active', 'revoked']),
  issued_at: timestamp,
  revoked_at: timestamp.nullable(),
  holder_id: z.string().nullable(),
  offer: z.object({ invitation: z.string(), email: z.string(), until: timestamp }).nullable(),
  machine: z.object({ hash: z.string(), name: z.string(), bound_at: timestamp }).nullable(),
  releases: z.array(z.object({ by: z.enum(['holder', 'owner']), at: timestamp })).readonly(),
  desk_release: z.object({ at: timestamp, reason: deskReleaseReason }).nullable(),
});
export type LicenceDocument = z.infer<typeof licenceDocument>;

const person = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
const seat = { owner: person, holder: person.nullable() };

/** As one of two sees it. `key` is null until it was asked for, and while somebody else has the seat. */
export const ownLicence = licenceDocument
  .omit({ position: true, revision: true, user_id: true, holder_id: true, order_id: true, offer: true })
  .omit({ machine: true, releases: true, desk_release: true })
  .extend({
    ...seat,
    key: z.string().nullable(),
    /** Null where the order is another's. */
    order_id: z.string().nullable(),
    mine: z.boolean(),
    /** Its owner agreed that it cannot be withdrawn from without a reason once the key was seen; false for others. */
    consented: z.boolean(),
    offer: z.object({ email: z.string(), until: timestamp }).nullable(),
    machine: z.object({ name: z.string(), bound_at: timestamp }).nullable(),
    /** How often the one who looks may still release a machine. */
    releases_left: z.int(),
  });
export type OwnLicence = z.infer<typeof ownLicence>;

interface Looking {
  readonly userId: string;
  readonly now: number;
  readonly keyOf: (licence: LicenceDocument) => string | null;
  readonly isConsented: (licence: LicenceDocument) => boolean;
}
type SeatPerson = z.infer<typeof person>;
const pick = ({ id, name, image }: SeatPerson): SeatPerson => ({ id, name, image });

const offerOf = (offer: LicenceDocument['offer']) => offer && { email: offer.email, until: offer.until };
/** What is shown of its machine, whose hash is for programs alone. */
const machineOf = (machine: LicenceDocument['machine']) =>
  machine && { name: machine.name, bound_at: machine.bound_at };

export const ownLicenceFor = ({
  userId,
  now,
  keyOf,
  isConsented,
}: Looking): Presentation<LicenceDocument, OwnLicence> => ({
  people: ({ user_id, holder_id }) => (holder_id === null ? [user_id] : [user_id, holder_id]),
  present: (doc, card) => {
    const { position: _position, revision: _revision, user_id, holder_id, offer, order_id, ...rest } = doc;
    const { machine, releases: _releases, desk_release: _desk, ...licence } = rest;
    const mine = user_id === userId;
    return {
      ...licence,
      mine,
      order_id: mine ? order_id : null,
      consented: mine && isConsented(doc),
      owner: pick(card(user_id)),
      holder: holder_id === null ? null : pick(card(holder_id)),
      offer: mine ? offerOf(offer) : null,
      machine: machineOf(machine),
      releases_left: releasesLeft(doc, mine ? 'owner' : 'holder', now),
      key: (holder_id ?? user_id) === userId ? keyOf(doc) : null,
    };
  },
});

/** What somebody sees of a seat before taking it. */
export const seatInvitation = z.object({ owner: z.string(), name: z.string(), option: z.string(), until: timestamp });
export type SeatInvitation = z.infer<typeof seatInvitation>;
