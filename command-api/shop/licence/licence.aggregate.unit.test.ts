import { licenceExamples } from '@maru/contracts/shop/licence/licence.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { licenceAggregate } from './licence.aggregate.ts';
import { system } from '@maru/contracts/kernel/actor';
import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import { describe, expect, it } from 'vitest';

const { LicenceIssued, LicenceRevoked } = licenceExamples;
const issue = (key = LicenceIssued.data.key) =>
  ({ type: 'IssueLicence', data: { ...LicenceIssued.data, key } }) as const;
const revoke = { type: 'RevokeLicence', data: { id: LicenceIssued.data.id } } as const;
const licence = decisionsOf(licenceAggregate);

describe('IssueLicence', () => {
  it('issues a key once', () => {
    licence.given().when(issue(), system).emits(LicenceIssued);
    licence.given(LicenceIssued).when(issue('AAAA-AAAA-AAAA-AAAA'), system).emitsNothing();
  });
  it('gives back nothing that was revoked', () =>
    licence.given(LicenceIssued, LicenceRevoked).when(issue(), system).emitsNothing());
  it("is the system's", () => {
    expect(licencePolicies.IssueLicence({ id: LicenceIssued.data.user_id, level: 10 }, undefined)).toBe('forbidden');
    expect(licencePolicies.IssueLicence(system, undefined)).toBeUndefined();
  });
});

describe('RevokeLicence', () => {
  it('takes a licence back once', () => {
    licence.given(LicenceIssued).when(revoke, system).emits(LicenceRevoked);
    licence.given(LicenceIssued, LicenceRevoked).when(revoke, system).emitsNothing();
    licence.given().when(revoke, system).emitsNothing();
  });
  it("is the system's", () =>
    expect(licencePolicies.RevokeLicence({ id: LicenceIssued.data.user_id, level: 10 }, undefined)).toBe('forbidden'));
});
