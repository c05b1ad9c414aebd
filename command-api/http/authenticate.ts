import { isAdmin } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import type { AccessClaims, AccessTokens } from '@maru/platform/access-token/access-token';

const bearer = /^Bearer +(\S+)$/i;

/** Who asks, as far as the row wants to know: nobody on open ones. Throws `not_logged_in`, `token_expired`, `forbidden`. */
export const authenticate = async (
  tokens: AccessTokens, access: Route['access'], authorization: string | undefined,
): Promise<AccessClaims | undefined> => {
  if (access === 'open') return undefined;
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Rejected('not_logged_in');
  const claims = await tokens.verify(token, 'api');
  if (access === 'admin' && !isAdmin({ id: claims.userId, level: claims.level })) throw new Rejected('forbidden');
  return claims;
};
