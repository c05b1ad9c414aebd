import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserLevelChanged, UserWithdrawn } = userExamples;
const { id } = UserLevelChanged.data;
const admin = { id: 'an administrator', level: 10 };
const user = decisionsOf(userAggregate);
const change = (level: number) => ({ type: 'ChangeUserLevel', data: { id, level } }) as const;

describe('ChangeUserLevel', () => {
  it('changes it', () => user.given(UserRegistered).when(change(10), admin).emits(UserLevelChanged));
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(UserRegistered.data.level), admin).emitsNothing();
    user.given(UserRegistered, UserLevelChanged).when(change(10), admin).emitsNothing();
  });
  it('does not find an account that is not there, or gone', () => {
    user.given().when(change(10), admin).isRefused('not_found');
    user.given(UserRegistered, UserWithdrawn).when(change(10), admin).isRefused('not_found');
  });
});
