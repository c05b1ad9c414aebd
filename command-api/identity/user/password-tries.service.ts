import type { Call } from '../../http/call.ts';
import type { IdentityServices } from '../identity-services.ts';

/** Under the limits of the logins, or this would be a way to try many passwords. A check that throws has counted. */
export const countedTry = async <T>(
  { limits, emailHash }: IdentityServices,
  email: string,
  { ipHash: address, res }: Pick<Call, 'ipHash' | 'res'>,
  look: () => Promise<T>,
): Promise<T> => {
  const account = emailHash(email);
  await limits.loginAddress.take(address, res);
  await limits.loginAccount.take(account, res);
  const found = await look();
  await Promise.all([limits.loginAddress.giveBack(address), limits.loginAccount.forget(account)]);
  return found;
};
