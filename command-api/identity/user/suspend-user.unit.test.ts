import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserSuspended, UserReinstated, UserWithdrawn } = userExamples;
const admin = { id: 'an administrator', level: 10 };
const user = decisionsOf(userAggregate);
const suspend = { type: 'SuspendUser', data: UserSuspended.data } as const;

describe('SuspendUser', () => {
  it('suspends, also once more after a reinstatement', () => {
    user.given(UserRegistered).when(suspend, admin).emits(UserSuspended);
    user.given(UserRegistered, UserSuspended, UserReinstated).when(suspend, admin).emits(UserSuspended);
  });
  it('changes nothing for who is suspended', () =>
    user.given(UserRegistered, UserSuspended).when(suspend, admin).emitsNothing());
  it('does not find an account that is not there, or gone', () => {
    user.given().when(suspend, admin).isRefused('not_found');
    user.given(UserRegistered, UserWithdrawn).when(suspend, admin).isRefused('not_found');
  });
});
