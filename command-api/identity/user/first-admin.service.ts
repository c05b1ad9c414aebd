import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { BadEnvironment } from '@maru/platform/env/bad-environment';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from './email.aggregate.ts';
import type { Register } from './registration.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isWeakPassword } from './weak-passwords.ts';

export interface AdminWish {
  readonly email: string | undefined;
  readonly password: string | undefined;
}

/** An account just made; `password` only when it was made up here: shown once, kept nowhere. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

const defaultEmail = 'admin@maru.local';

/** Makes the administrator unless the address has an account; undefined when it has. Throws `BadEnvironment` for a password everybody guesses. */
export const firstAdmin = async ({ load, emailHash }: IdentityServices, register: Register, wish: AdminWish): Promise<FirstAdmin | undefined> => {
  const email = (wish.email ?? defaultEmail).toLowerCase();
  const { state: { userId } } = await load(emailAggregate, emailStream(emailHash(email)));
  // An address may be reserved without a user: a first start may have been killed between the two.
  if (userId !== undefined && (await load(userAggregate, userStream(userId))).state.status === 'registered') return undefined;
  if (wish.password !== undefined && isWeakPassword(wish.password, email)) throw new BadEnvironment('ADMIN_PASSWORD must be one that is not commonly used');
  const password = wish.password ?? randomBytes(12).toString('base64url');
  const id = v7();
  await register({ id, name: '관리자', email, password, level: adminLevel, agreed: [], ipHash: '', correlationId: id });
  return { email, password: wish.password === undefined ? password : undefined };
};
