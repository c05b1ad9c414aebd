import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { Call } from '../../http/call.ts';
import type { IdentityServices } from '../identity-services.ts';

/** argon2id is the library's default; memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One person types 한글 composed, another's keyboard sends it in parts. */
const normalize = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), cost);

let nobodys: Promise<string> | undefined;

/** Takes as long for an account that is not there, or the time would tell which addresses have one. */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const fits = await verify(passwordHash ?? (await nobodys), normalize(password));
  return fits && passwordHash !== undefined;
};

/** Under the limits of the logins, or this would be a way to try many passwords. A check that throws has counted. */
export const limitedTry = async <T>(
  { limits, emailHash }: IdentityServices,
  email: string,
  { ipHash: address, res }: Pick<Call, 'ipHash' | 'res'>,
  check: () => Promise<T>,
): Promise<T> => {
  const account = emailHash(email);
  await limits.loginAddress.take(address, res);
  await limits.loginAccount.take(account, res);
  const result = await check();
  await Promise.all([limits.loginAddress.giveBack(address), limits.loginAccount.forget(account)]);
  return result;
};
