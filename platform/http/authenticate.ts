import { isAdmin } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import type { AccessClaims, AccessTokens } from '../access-token/access-token.ts';

const bearer = /^Bearer +(\S+)$/i;

export const bearerOf = (authorization: string | undefined): string | undefined =>
  bearer.exec(authorization ?? '')?.[1];

/** The caller as far as the route requires one. Throws `not_logged_in`, `token_expired`, `forbidden`. */
export const authenticate = async (
  tokens: Pick<AccessTokens, 'verify'>,
  access: Route['access'],
  authorization: string | undefined,
): Promise<AccessClaims | undefined> => {
  if (access === 'open') return undefined;
  const token = bearerOf(authorization);
  if (token === undefined && access === 'invited') return undefined;
  if (token === undefined) throw new Rejected('not_logged_in');
  const claims = await tokens.verify(token, access === 'addin' ? 'addin' : 'api');
  if (access === 'admin' && !isAdmin({ id: claims.userId, level: claims.level })) throw new Rejected('forbidden');
  return claims;
};
