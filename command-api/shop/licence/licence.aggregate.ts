import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licencePersonal } from '@maru/contracts/shop/licence/licence.personal';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { licenceFold, type LicenceState } from '@maru/contracts/shop/licence/licence.fold';

export const licenceAggregate: Aggregate<LicenceCommand, LicenceState, LicenceEvent, undefined> = {
  name: 'shop.licence',
  ...licenceFold,
  stream: ({ data }) => licenceStream(data.id),
  personal: licencePersonal,
  decide: {
    /** Once: who asks again comes with another key, which nobody gets. */
    IssueLicence: (state, { data }) => (state === 'missing' ? [{ type: 'LicenceIssued', data }] : []),
    RevokeLicence: (state, { data }) => (state === 'active' ? [{ type: 'LicenceRevoked', data }] : []),
  },
  policies: licencePolicies,
  subject: () => undefined,
  answer: () => ({ body: {} }),
};
