import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserPasswordChanged } = userExamples;
const { id } = UserPasswordChanged.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const command = { type: 'ChangeUserPassword', data: UserPasswordChanged.data } as const;

describe('ChangeUserPassword', () => {
  it('changes it, as often as wanted', () => {
    user.given(UserRegistered).when(command, self).emits(UserPasswordChanged);
    user.given(UserRegistered, UserPasswordChanged).when(command, self).emits(UserPasswordChanged);
  });
  it('does not find an account that is not there', () => user.given().when(command, self).isRefused('not_found'));
});
