import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';
import { userPolicies } from '@maru/contracts/identity/user/user.policies';

const { UserRegistered: registered, UserCertified: certified, UserImageChanged: pictured } = userExamples;
const { data } = registered;
const user = decisionsOf(userAggregate);
const { UserRegistered, SocialLinked, SocialUnlinked, UserWithdrawn } = userExamples;
const { id, emailHash } = UserWithdrawn.data;
const withoutSocial = { ...UserWithdrawn, data: { ...UserWithdrawn.data, socialHashes: [] } };

describe('RegisterUser', () => {
  const self = { id: data.id, level: 1 };
  const command = { type: 'RegisterUser', data } as const;

  it('registers, the address confirmed', () => user.given().when(command, self).emits(registered, certified));
  it('takes the picture along', () =>
    user
      .given()
      .when({ ...command, data: { ...data, image: pictured.data.image ?? '' } }, self)
      .emits(registered, certified, pictured));
  it('confirms nothing where there is no address', () => {
    const nameless = { ...data, email: null, passwordHash: null };
    user
      .given()
      .when({ ...command, data: nameless }, self)
      .emits({ ...registered, data: nameless });
  });
  it('refuses an account that is there', () => user.given(registered).when(command, self).isRefused('key_reused'));
});

describe('WithdrawUser', () => {
  const self = { id, level: 1 };
  const command = { type: 'WithdrawUser', data: { id, emailHash } } as const;

  it('ends the account, and names what was reserved for it', () =>
    user.given(UserRegistered, SocialLinked).when(command, self).emits(UserWithdrawn));
  it('does not name what is not linked any more', () =>
    user.given(UserRegistered, SocialLinked, SocialUnlinked).when(command, self).emits(withoutSocial));
  it('comes from oneself, or from an administrator whom one asked', () => {
    expect(userPolicies.WithdrawUser(self, { id })).toBeUndefined();
    expect(userPolicies.WithdrawUser({ id: 'an administrator', level: 10 }, { id })).toBeUndefined();
    expect(userPolicies.WithdrawUser({ id: 'another member', level: 1 }, { id })).toBe('forbidden');
  });
  it('does not find an account that is gone', () =>
    user.given(UserRegistered, UserWithdrawn).when(command, self).isRefused('not_found'));
  it('is the last that happens to an account', () =>
    user
      .given(UserRegistered, UserWithdrawn)
      .when({ type: 'ChangeUserName', data: { id, name: '새 이름' } }, self)
      .isRefused('not_found'));
});
