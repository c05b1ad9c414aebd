import { describe, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { code, id, open, owner, purpose, requested, used } from './mail-code.spec.ts';

const late = { ...requested, data: { ...requested.data, expiresAt: recordedAs(1).meta.at } };

describe('using a code', () => {
  const use = { type: 'UseMailCode', data: { id, purpose } } as const;
  it('works in time', () => code.given(open).when(use, owner).emits(used));
  it('works once', () => code.given(open, used).when(use, owner).isRefused('code_used'));
  it('does not work late', () => code.given(late).when(use, owner).isRefused('code_expired'));
  it('does not work for something else', () =>
    code
      .given(open)
      .when({ ...use, data: { id, purpose: 'certify' } }, owner)
      .isRefused('code_wrong'));
  it('does not work where nothing was asked for', () => code.given().when(use, owner).isRefused('code_wrong'));
  it('does not work for nobody', () =>
    code
      .given({ ...open, data: { ...open.data, userId: null } })
      .when(use, owner)
      .isRefused('code_wrong'));
});
