import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserImageChanged } = userExamples;
const { id, image } = UserImageChanged.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const change = (to: string | null) => ({ type: 'ChangeUserImage', data: { id, image: to } }) as const;

describe('ChangeUserImage', () => {
  it('takes a picture and takes it away', () => {
    user.given(UserRegistered).when(change(image), self).emits(UserImageChanged);
    user
      .given(UserRegistered, UserImageChanged)
      .when(change(null), self)
      .emits({ type: 'UserImageChanged', data: { id, image: null } });
  });
  it('changes nothing when it is the same', () =>
    user.given(UserRegistered, UserImageChanged).when(change(image), self).emitsNothing());
  it('refuses a picture from someone else’s folder', () =>
    user
      .given(UserRegistered)
      .when(change('/api/file/user/01900000-0000-7000-8000-000000000002/x.webp'), self)
      .isRefused('forbidden'));
  it('does not find an account that is not there', () => user.given().when(change(image), self).isRefused('not_found'));
});
