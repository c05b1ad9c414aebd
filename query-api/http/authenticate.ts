import { type Actor, isAdmin } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import type { AccessTokens } from '@maru/platform/access-token/access-token';

const visitor: Actor = { id: '', level: 0 };
const scheme = /^Bearer +(\S+)$/i;

/** Who asks, as far as the row wants to know. Throws `not_logged_in`, `token_expired` or `forbidden`. */
export const authenticate = async (tokens: AccessTokens, authorization: string | undefined, access: Route['access']): Promise<Actor> => {
  if (access === 'open') return visitor;
  const token = scheme.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Rejected('not_logged_in');
  const { userId, level } = await tokens.verify(token, 'api');
  const actor = { id: userId, level };
  if (access === 'admin' && !isAdmin(actor)) throw new Rejected('forbidden');
  return actor;
};
