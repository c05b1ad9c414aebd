import { accessExamples } from '@maru/contracts/identity/access/access.examples';
import { accessReason } from '@maru/contracts/identity/access/access.fields';
import { accessPolicies } from '@maru/contracts/identity/access/access.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { accessAggregate } from './access.aggregate.ts';

const { ContactRead: read, PersonalDataExported: exported } = accessExamples;
const { purpose, note, ...reading } = read.data;
const { purpose: _purpose, note: _note, ...exporting } = exported.data;
const reason = { purpose, note };
const admin = { id: reading.id, level: 10 };
const accesses = decisionsOf(accessAggregate);

describe('an access to personal data', () => {
  it('takes a reason', () => {
    accesses.given().when({ type: 'ReadContact', data: reading }, admin).isRefused('reason_needed');
    accesses.given().when({ type: 'ExportPersonalData', data: exporting }, admin).isRefused('reason_needed');
    accesses
      .given()
      .when({ type: 'ReadContact', data: { ...reading, reason } }, admin)
      .emits(read);
    accesses
      .given()
      .when({ type: 'ExportPersonalData', data: { ...exporting, reason } }, admin)
      .emits(exported);
  });

  it('takes it once in a session, for reading and for files', () => {
    const other = { ...reading, access: 'another', subject: 'another' };
    accesses
      .given(read)
      .when({ type: 'ReadContact', data: other }, admin)
      .emits({ ...read, data: { ...read.data, ...other } });
    accesses.given(read).when({ type: 'ExportPersonalData', data: exporting }, admin).emits(exported);
    accesses
      .given(read)
      .when({ type: 'ReadContact', data: { ...other, session: 'the next' } }, admin)
      .isRefused('reason_needed');
  });

  it('follows the reason that was given last', () => {
    const law = { ...read, data: { ...read.data, purpose: 'law', note: null } } as const;
    accesses.given(read, law).when({ type: 'ReadContact', data: reading }, admin).emits(law);
  });

  it("is an administrator's own", () => {
    for (const policy of Object.values(accessPolicies)) {
      expect(policy(admin, { id: admin.id })).toBeUndefined();
      expect(policy(admin, { id: 'another' })).toBe('forbidden');
      expect(policy({ id: admin.id, level: 1 }, { id: admin.id })).toBe('forbidden');
    }
  });

  it('says more where no purpose fits', () => {
    expect(accessReason.safeParse({ purpose: 'other' }).success).toBe(false);
    expect(accessReason.parse({ purpose: 'law' })).toEqual({ purpose: 'law', note: null });
  });
});
