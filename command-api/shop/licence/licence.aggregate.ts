import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import { type LicenceEvent, licencePersonal, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { type LicenceFacts, licenceFold } from '@maru/contracts/shop/licence/licence.fold';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

export const licenceAggregate: Aggregate<LicenceCommand, LicenceFacts | undefined, LicenceEvent, undefined> = {
  name: 'shop.licence',
  ...licenceFold,
  stream: ({ data }) => licenceStream(data.id),
  personal: licencePersonal,
  decide: {
    /** A repeat comes with another key, which nobody gets. */
    IssueLicence: (licence, { data }) => (licence ? [] : [{ type: 'LicenceIssued', data }]),
    RevokeLicence: (licence, { data }) => (licence?.status === 'active' ? [{ type: 'LicenceRevoked', data }] : []),
  },
  policies: licencePolicies,
  subject: () => undefined,
  answer: () => ({ body: {} }),
};
