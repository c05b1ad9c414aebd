import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, SocialLinked, SocialUnlinked } = userExamples;
const { id, provider, subjectHash } = SocialLinked.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const link = (hash: string) => ({ type: 'LinkSocial', data: { id, provider, subjectHash: hash } }) as const;

describe('LinkSocial', () => {
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
