import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserSuspended, UserReinstated } = userExamples;
const admin = { id: 'an administrator', level: 10 };
const user = decisionsOf(userAggregate);
const reinstate = { type: 'ReinstateUser', data: UserReinstated.data } as const;

describe('ReinstateUser', () => {
  it('lets a suspended person in again', () =>
    user.given(UserRegistered, UserSuspended).when(reinstate, admin).emits(UserReinstated));
  it('changes nothing for others', () => {
    user.given(UserRegistered).when(reinstate, admin).emitsNothing();
    user.given(UserRegistered, UserSuspended, UserReinstated).when(reinstate, admin).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(reinstate, admin).isRefused('not_found'));
});
