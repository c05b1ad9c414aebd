import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { licenceAggregate } from './licence.aggregate.ts';

export { system } from '@maru/contracts/kernel/actor';
export const { LicenceIssued, LicenceRevoked } = licenceExamples;
export const issue = (key = LicenceIssued.data.key) =>
  ({ type: 'IssueLicence', data: { ...LicenceIssued.data, key } }) as const;
export const revoke = { type: 'RevokeLicence', data: { id: LicenceIssued.data.id } } as const;
export const licence = decisionsOf(licenceAggregate);
