import { firstAdminName } from '@maru/contracts/identity/user/user.words';
import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { noUser, type UserState } from '@maru/contracts/identity/user/user.fold';
import { adminLevel } from '@maru/contracts/kernel/limits';
import { BadEnvironment } from '@maru/platform/env/read-variable';
import type { EnvPart } from '@maru/platform/env/env-part';
import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { emailAggregate } from './email.aggregate.ts';
import { hashPassword } from './password.service.ts';
import type { Applicant } from './registration.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isActiveAdmin } from './user.state.ts';
import { isWeakPassword } from './weak-passwords.ts';

export interface AdminWish {
  readonly email: string | undefined;
  readonly password: string | undefined;
}

const variables = {
  ADMIN_EMAIL: { schema: z.email().max(254).optional(), allowed: 'an e-mail address' },
  ADMIN_PASSWORD: { schema: z.string().min(8).max(128).optional(), allowed: '8 to 128 characters', orFile: true },
};
export const adminEnv: EnvPart<typeof variables, AdminWish> = {
  variables,
  of: ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }) => ({ email, password }),
};

/** `password` only when it was made up: shown once, stored nowhere. */
export interface FirstAdmin {
  readonly email: string;
  readonly password: string | undefined;
}

const defaultEmail = 'admin@maru.local';

/** Undefined when the address has an account. Throws `BadEnvironment` for a weak password. */
export const firstAdmin = async (
  services: IdentityServices,
  { register, send }: { readonly register: (applicant: Applicant) => Promise<boolean>; readonly send: Send },
  wish: AdminWish,
): Promise<FirstAdmin | undefined> => {
  const email = (wish.email ?? defaultEmail).toLowerCase();
  // An address may be reserved without a user: a first start may have been killed between the two.
  const made = (await userAt(services, email)).status === 'registered' ? undefined : await make(register, email, wish);
  const user = await userAt(services, email);
  if (isActiveAdmin(user)) await send({ type: 'AddAdmin', data: { id: user.user.id } });
  return made;
};

const userAt = async ({ load, emailHash }: IdentityServices, email: string): Promise<UserState> => {
  const {
    state: { userId },
  } = await load(emailAggregate, emailStream(emailHash(email)));
  return userId === undefined ? noUser : (await load(userAggregate, userStream(userId))).state;
};

const make = async (
  register: (applicant: Applicant) => Promise<boolean>,
  email: string,
  wish: AdminWish,
): Promise<FirstAdmin> => {
  if (wish.password !== undefined && isWeakPassword(wish.password, email))
    throw new BadEnvironment('ADMIN_PASSWORD must be one that is not commonly used');
  const password = wish.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await register({ id: v7(), name: firstAdminName, email, passwordHash, level: adminLevel, agreed: [], image: null });
  return { email, password: wish.password === undefined ? password : undefined };
};
