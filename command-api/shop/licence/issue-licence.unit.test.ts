import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import { describe, expect, it } from 'vitest';
import { issue, licence, LicenceIssued, LicenceRevoked, system } from './licence.spec.ts';

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
