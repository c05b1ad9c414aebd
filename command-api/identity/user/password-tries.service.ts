import type { Call } from '../../http/call.ts';
import type { IdentityServices } from '../identity-services.ts';

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
