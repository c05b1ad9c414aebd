import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licencePersonal } from '@maru/contracts/shop/licence/licence.personal';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { issueLicence } from './issue-licence.ts';
import { licenceFold, type LicenceState } from '@maru/contracts/shop/licence/licence.fold';
import { revokeLicence } from './revoke-licence.ts';

export const licenceAggregate: Aggregate<LicenceCommand, LicenceState, LicenceEvent, undefined> = {
  name: 'shop.licence',
  ...licenceFold,
  stream: ({ data }) => licenceStream(data.id),
  personal: licencePersonal,
  decide: { IssueLicence: issueLicence, RevokeLicence: revokeLicence },
  policies: licencePolicies,
  subject: () => undefined,
  answer: () => ({ body: {} }),
};
