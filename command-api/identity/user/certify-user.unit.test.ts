import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered, UserCertified } = userExamples;
const { id } = UserCertified.data;
const self = { id, level: 1 };
const user = decisionsOf(userAggregate);
const command = { type: 'CertifyUser', data: { id } } as const;

describe('CertifyUser', () => {
  it('certifies', () => user.given(UserRegistered).when(command, self).emits(UserCertified));
  it('changes nothing a second time', () => user.given(UserRegistered, UserCertified).when(command, self).emitsNothing());
  it('does not find an account that is not there', () => user.given().when(command, self).isRefused('not_found'));
});
