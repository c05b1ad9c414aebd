import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { userAggregate } from './user.aggregate.ts';

const { UserRegistered: registered, UserCertified: certified, UserImageChanged: pictured } = userExamples;
const { data } = registered;
const self = { id: data.id, level: 1 };
const command = { type: 'RegisterUser', data } as const;
const user = decisionsOf(userAggregate);

describe('RegisterUser', () => {
  it('registers, the address confirmed', () => user.given().when(command, self).emits(registered, certified));
  it('takes the picture along', () =>
    user
      .given()
      .when({ ...command, data: { ...data, image: pictured.data.image ?? '' } }, self)
      .emits(registered, certified, pictured));
  it('confirms nothing where there is no address', () => {
    const nameless = { ...data, email: null, passwordHash: null };
    user
      .given()
      .when({ ...command, data: nameless }, self)
      .emits({ ...registered, data: nameless });
  });
  it('refuses an account that is there', () => user.given(registered).when(command, self).isRefused('key_reused'));
});
