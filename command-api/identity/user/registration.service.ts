import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { oneAtATime } from '../../pipeline/one-at-a-time.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from './email.aggregate.ts';
import { hashPassword, verifyPassword } from './password.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { userNumbers } from './user-numbers.service.ts';
import { isWeakPassword } from './weak-passwords.ts';

type Registered = Extract<UserCommand, { type: 'RegisterUser' }>['data'];

/** A new account. `id` is the one it gets when the address is free; the same on a retry with the same key. */
export interface Applicant extends Pick<Registered, 'id' | 'name' | 'email' | 'level' | 'agreed'> {
  readonly password: string;
  readonly ipHash: string;
  readonly correlationId: string;
}

/** Makes an account and answers its id. Throws `weak_password`, `email_taken`. */
export type Register = (applicant: Applicant) => Promise<string>;

/**
 * Three steps, each of which may be the last before a crash: the address is reserved, a number is taken, the user is registered. A
 * reservation without a user is completed by the next sign-up with that address, under the id it was reserved for.
 */
export const registration = ({ execute, load, events, clock, emailHash }: IdentityServices): Register => {
  const takeNumber = userNumbers(events);
  const inTurn = oneAtATime();

  const complete = async (applicant: Applicant, hash: string, passwordHash: string): Promise<string> => {
    const { id: wanted, name, email, level, agreed, password, ipHash, correlationId } = applicant;
    const request = (userId: string) => ({ actor: { id: userId, level }, commandId: v7(), ipHash, correlationId });
    await execute({ ...request(wanted), command: { type: 'ReserveEmail', data: { hash, userId: wanted } } });
    const { state: { userId: id = wanted } } = await load(emailAggregate, emailStream(hash));
    const { state: known } = await load(userAggregate, userStream(id));
    if (known.status === 'registered') {
      // The first try's answer was lost: same key, same password.
      if (id === wanted && (await verifyPassword(known.passwordHash, password))) return id;
      throw new Rejected('email_taken');
    }
    const no = await takeNumber(request(id), clock.stamp());
    await execute({ ...request(id), command: { type: 'RegisterUser', data: { id, no, name, email, passwordHash, level, agreed } } });
    return id;
  };

  return async (applicant) => {
    if (isWeakPassword(applicant.password, applicant.email)) throw new Rejected('weak_password');
    const hash = emailHash(applicant.email);
    // Before anything is looked up, so that a known address takes as long as a new one.
    const passwordHash = await hashPassword(applicant.password);
    return inTurn(hash, () => complete(applicant, hash, passwordHash));
  };
};
