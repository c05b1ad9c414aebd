import type { Request, Response } from 'express';
import type { IdentityServices } from '../identity-services.ts';

interface Call {
  readonly req: Request;
  readonly res: Response;
}

/**
 * Looks at a password under the limits of the logins, or this would be a way to try many. A look that throws has
 * counted.
 */
export const countedTry = async <T>(
  { limits, emailHash, ipHash }: IdentityServices,
  email: string,
  { req, res }: Call,
  look: () => Promise<T>,
): Promise<T> => {
  const [account, address] = [emailHash(email), ipHash(req.ip ?? '')];
  await limits.loginAddress.take(address, res);
  await limits.loginAccount.take(account, res);
  const found = await look();
  await Promise.all([limits.loginAddress.giveBack(address), limits.loginAccount.forget(account)]);
  return found;
};
