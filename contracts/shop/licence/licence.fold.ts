import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { LicenceEvent } from './licence.events.ts';
import { recentReleases } from './licence.rules.ts';
import type { LicenceDocument } from './licence.views.ts';

export type LicenceFacts = Facts<LicenceDocument>;

/** A licence as its own stream tells it: what decisions look at, and the document of the view. */
export const licenceFold: StreamFold<LicenceFacts | undefined, LicenceEvent> = {
  initialState: undefined,
  evolve: {
    LicenceIssued: (_, { data, meta }) => ({
      ...data,
      status: 'active',
      issued_at: epochMs(meta.at),
      revoked_at: null,
      holder_id: null,
      offer: null,
      machine: null,
      releases: [],
      desk_release: null,
    }),
    LicenceKeyChanged: (licence, { data: { key } }) => licence && { ...licence, key, machine: null },
    LicenceRevoked: (licence, { meta }) =>
      licence && { ...licence, status: 'revoked', revoked_at: epochMs(meta.at), machine: null },
    SeatOffered: (licence, { data: { invitation, email, until } }) =>
      licence && { ...licence, offer: { invitation, email, until: epochMs(until) } },
    SeatOfferEnded: (licence) => licence && { ...licence, offer: null },
    SeatTaken: (licence, { data: { holder_id } }) => licence && { ...licence, holder_id, offer: null, machine: null },
    SeatFreed: (licence) =>
      licence && {
        ...licence,
        holder_id: null,
        machine: null,
        releases: licence.releases.filter(({ by }) => by !== 'holder'),
      },
    MachineBound: (licence, { data: { machine: hash, name }, meta }) =>
      licence && { ...licence, machine: { hash, name, bound_at: epochMs(meta.at) } },
    MachineReleased: (licence, { data: { by, reason = 'other' }, meta }) => {
      const at = epochMs(meta.at);
      if (!licence || by === 'shop') return licence && { ...licence, machine: null, desk_release: { at, reason } };
      return { ...licence, machine: null, releases: [...recentReleases(licence, at), { by, at }] };
    },
  },
};
