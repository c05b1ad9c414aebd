import { describe, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { emailAggregate } from './email.aggregate.ts';

const anyone = { id: 'a', level: 0 };
const email = decisionsOf(emailAggregate);
const reserve = (userId: string) => ({ type: 'ReserveEmail', data: { hash: 'h', userId } }) as const;
const reserved = { type: 'EmailReserved', data: { userId: 'a' } } as const;

describe('ReserveEmail', () => {
  it('gives the address to the first', () => email.given().when(reserve('a'), anyone).emits(reserved));
  it('leaves it with him', () => {
    email.given(reserved).when(reserve('a'), anyone).emitsNothing();
    email.given(reserved).when(reserve('b'), anyone).emitsNothing();
  });
});

describe('ReleaseEmail', () => {
  const release = (userId: string) => ({ type: 'ReleaseEmail', data: { hash: 'h', userId } }) as const;
  const released = { type: 'EmailReleased', data: { userId: 'a' } } as const;
  it('lets the address go to the next', () => {
    email.given(reserved).when(release('a'), anyone).emits(released);
    email
      .given(reserved, released)
      .when(reserve('b'), anyone)
      .emits({ ...reserved, data: { userId: 'b' } });
  });
  it('takes it from nobody else', () => {
    email.given(reserved).when(release('b'), anyone).emitsNothing();
    email.given(reserved, released).when(release('a'), anyone).emitsNothing();
  });
});
