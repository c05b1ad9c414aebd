import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, SocialLinked, SocialUnlinked } = userExamples;
const { id, provider } = SocialLinked.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const unlink = (by: 'self' | 'provider') => ({ type: 'UnlinkSocial', data: { id, provider, by } }) as const;
const withoutPassword = {
  ...UserRegistered,
  data: { ...UserRegistered.data, email: null, passwordHash: null, type: 'kakao' },
} as const;

describe('UnlinkSocial', () => {
  it('lets go of it while there is a password', () => {
    user.given(UserRegistered, SocialLinked).when(unlink('self'), self).emits(SocialUnlinked);
    user.given(UserRegistered).when(unlink('self'), self).emitsNothing();
  });
  it('refuses to close the last way in, unless the provider has', () => {
    user.given(withoutPassword, SocialLinked).when(unlink('self'), self).isRefused('last_login_way');
    user
      .given(withoutPassword, SocialLinked)
      .when(unlink('provider'), self)
      .emits({ type: 'SocialUnlinked', data: { id, provider, by: 'provider' } });
  });
  it('does not find an account that is not there', () =>
    user.given().when(unlink('self'), self).isRefused('not_found'));
});
