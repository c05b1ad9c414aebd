import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import { type LicenceEvent, licencePersonal, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licenceFold } from '@maru/contracts/shop/licence/licence.fold';
import { licencePolicies, type LicenceSubject } from '@maru/contracts/shop/licence/licence.policies';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { bindMachine, releaseMachine, releaseMachineByDesk } from './bind-machine.ts';
import { endSeatOffer, freeSeat, type LicenceState, offerSeat, revokeLicence, takeSeat } from './give-seat.ts';

export const licenceAggregate: Aggregate<LicenceCommand, LicenceState, LicenceEvent, LicenceSubject> = {
  name: 'shop.licence',
  ...licenceFold,
  stream: ({ data }) => licenceStream(data.id),
  personal: licencePersonal,
  decide: {
    /** A repeat comes with another key, which nobody gets. */
    IssueLicence: (licence, { data }) => (licence ? [] : [{ type: 'LicenceIssued', data }]),
    RevokeLicence: revokeLicence,
    OfferSeat: offerSeat,
    EndSeatOffer: endSeatOffer,
    TakeSeat: takeSeat,
    FreeSeat: freeSeat,
    BindMachine: bindMachine,
    ReleaseMachine: releaseMachine,
    ReleaseMachineByDesk: releaseMachineByDesk,
  },
  policies: licencePolicies,
  subject: (_command, licence) => ({ owner: licence?.user_id, holder: licence?.holder_id ?? undefined }),
  answer: (_licence, { data }) => ({ body: { id: data.id } }),
};

export const licenceOf = async (load: Load, id: string): Promise<LicenceState> =>
  (await load(licenceAggregate, licenceStream(id))).state;
