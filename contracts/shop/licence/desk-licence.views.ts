import { z } from 'zod';
import { type Person, type Presentation } from '../../kernel/presentation.ts';
import { maskedName, shownAuthor } from '../review/review.views.ts';
import { mostReleases, releasesLeft } from './licence.rules.ts';
import { type LicenceDocument, licenceDocument } from './licence.views.ts';

/**
 * A licence as the desk sees it on its order: no key, and people who are not its buyer by as much of their name and
 * address as tells them apart. `releases` are how many of the last 30 days count against each person.
 */
export const deskLicence = licenceDocument
  .pick({ id: true, no: true, name: true, option: true, status: true, desk_release: true })
  .extend({
    /** Null while its owner has the seat. */
    holder: z.string().nullable(),
    offer: licenceDocument.shape.offer.unwrap().pick({ email: true, until: true }).nullable(),
    machine: licenceDocument.shape.machine.unwrap().pick({ name: true, bound_at: true }).nullable(),
    releases: z.object({ owner: z.int(), holder: z.int() }),
  });
export type DeskLicence = z.infer<typeof deskLicence>;

const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return maskedName(email.slice(0, at)) + email.slice(at);
};
const holderOf = (id: string | null, card: (id: string) => Pick<Person, 'no' | 'name'>) =>
  id === null ? null : shownAuthor(card(id));

export const deskLicenceAt = (now: number): Presentation<LicenceDocument, DeskLicence> => ({
  people: ({ holder_id }) => (holder_id === null ? [] : [holder_id]),
  present: (doc, card) => {
    const { id, no, name, option, status, desk_release, holder_id, offer, machine } = doc;
    const used = (by: 'owner' | 'holder') => mostReleases - releasesLeft(doc, by, now);
    return {
      id,
      no,
      name,
      option,
      status,
      desk_release,
      holder: holderOf(holder_id, card),
      offer: offer && { email: maskedEmail(offer.email), until: offer.until },
      machine: machine && { name: machine.name, bound_at: machine.bound_at },
      releases: { owner: used('owner'), holder: used('holder') },
    };
  },
});
