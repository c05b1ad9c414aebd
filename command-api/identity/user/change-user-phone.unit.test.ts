import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserPhoneChanged } = userExamples;
const { id, phone } = UserPhoneChanged.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const change = (to: string | null) => ({ type: 'ChangeUserPhone', data: { id, phone: to } }) as const;

describe('ChangeUserPhone', () => {
  it('sets it and takes it away', () => {
    user.given(UserRegistered).when(change(phone), self).emits(UserPhoneChanged);
    user
      .given(UserRegistered, UserPhoneChanged)
      .when(change(null), self)
      .emits({ type: 'UserPhoneChanged', data: { id, phone: null } });
  });
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(null), self).emitsNothing();
    user.given(UserRegistered, UserPhoneChanged).when(change(phone), self).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(change(phone), self).isRefused('not_found'));
});
