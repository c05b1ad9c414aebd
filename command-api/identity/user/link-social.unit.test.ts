import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, SocialLinked, SocialUnlinked } = userExamples;
const user = decisionsOf(userAggregate);
const withoutPassword = {
  ...UserRegistered,
  data: { ...UserRegistered.data, email: null, passwordHash: null, type: 'kakao' },
} as const;

describe('LinkSocial', () => {
  const { id, provider, subjectHash } = SocialLinked.data;
  const self = { id, level: 1 };
  const link = (hash: string) => ({ type: 'LinkSocial', data: { id, provider, subjectHash: hash } }) as const;

  it('links one account of the provider', () => {
    user.given(UserRegistered).when(link(subjectHash), self).emits(SocialLinked);
    user.given(UserRegistered, SocialLinked).when(link(subjectHash), self).emitsNothing();
    user.given(UserRegistered, SocialLinked, SocialUnlinked).when(link(subjectHash), self).emits(SocialLinked);
  });
  it('refuses a second one', () =>
    user
      .given(UserRegistered, SocialLinked)
      .when(link('d'.repeat(64)), self)
      .isRefused('already_linked'));
  it('does not find an account that is not there', () =>
    user.given().when(link(subjectHash), self).isRefused('not_found'));
});

describe('UnlinkSocial', () => {
  const { id, provider } = SocialLinked.data;
  const self = { id, level: 1 };
  const unlink = (by: 'self' | 'provider') => ({ type: 'UnlinkSocial', data: { id, provider, by } }) as const;

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
