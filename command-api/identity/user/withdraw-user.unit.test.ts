import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { userPolicies } from '@maru/contracts/identity/user/user.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, SocialLinked, SocialUnlinked, UserWithdrawn } = userExamples;
const { id, emailHash } = UserWithdrawn.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const command = { type: 'WithdrawUser', data: { id, emailHash } } as const;
const withoutSocial = { ...UserWithdrawn, data: { ...UserWithdrawn.data, socialHashes: [] } };

describe('WithdrawUser', () => {
  it('ends the account, and names what was reserved for it', () =>
    user.given(UserRegistered, SocialLinked).when(command, self).emits(UserWithdrawn));
  it('does not name what is not linked any more', () =>
    user.given(UserRegistered, SocialLinked, SocialUnlinked).when(command, self).emits(withoutSocial));
  it('comes from oneself only, not even from an administrator', () => {
    expect(userPolicies.WithdrawUser(self, { id })).toBeUndefined();
    expect(userPolicies.WithdrawUser({ id: 'other', level: 10 }, { id })).toBe('forbidden');
  });
  it('does not find an account that is gone', () =>
    user.given(UserRegistered, UserWithdrawn).when(command, self).isRefused('not_found'));
  it('is the last that happens to an account', () =>
    user
      .given(UserRegistered, UserWithdrawn)
      .when({ type: 'ChangeUserName', data: { id, name: '새 이름' } }, self)
      .isRefused('not_found'));
});
