import { licencePolicies } from '@maru/contracts/shop/licence/licence.policies';
import { describe, expect, it } from 'vitest';
import { licence, LicenceIssued, LicenceRevoked, revoke, system } from './licence.spec.ts';

describe('RevokeLicence', () => {
  it('takes a licence back once', () => {
    licence.given(LicenceIssued).when(revoke, system).emits(LicenceRevoked);
    licence.given(LicenceIssued, LicenceRevoked).when(revoke, system).emitsNothing();
    licence.given().when(revoke, system).emitsNothing();
  });
  it("is the system's", () =>
    expect(licencePolicies.RevokeLicence({ id: LicenceIssued.data.user_id, level: 10 }, undefined)).toBe('forbidden'));
});
