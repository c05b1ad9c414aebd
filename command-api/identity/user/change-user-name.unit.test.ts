import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserNameChanged } = userExamples;
const { id, name } = UserNameChanged.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const change = (to: string) => ({ type: 'ChangeUserName', data: { id, name: to } }) as const;

describe('ChangeUserName', () => {
  it('changes it', () => user.given(UserRegistered).when(change(name), self).emits(UserNameChanged));
  it('changes nothing when it is the same', () => {
    user.given(UserRegistered).when(change(UserRegistered.data.name), self).emitsNothing();
    user.given(UserRegistered, UserNameChanged).when(change(name), self).emitsNothing();
  });
  it('does not find an account that is not there', () => user.given().when(change(name), self).isRefused('not_found'));
});
