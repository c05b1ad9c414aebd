import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { type: _, ...data } = userExamples.UserRegistered.data;
const self = { id: data.id, level: 1 };
const command = { type: 'RegisterUser', data } as const;

describe('RegisterUser', () => {
  it('registers', () => decisionsOf(userAggregate).given().when(command, self).emits(userExamples.UserRegistered));
  it('refuses an account that is there', () =>
    decisionsOf(userAggregate).given(userExamples.UserRegistered).when(command, self).isRefused('email_taken'));
});
