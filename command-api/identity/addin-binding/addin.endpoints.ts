import { accountMessages } from '@maru/contracts/identity/user/user.words';
import { addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { addinRoutes } from '@maru/contracts/identity/addin-binding/addin.routes';
import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { requireSession } from '../session/require-session.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { addinAggregate } from './addin.aggregate.ts';

/** The add-in's own token carries the hash of its guid as `sessionId`. Throws `addin_unknown`, whatever is wrong. */
export const requireAddin = async (
  { load }: Pick<IdentityServices, 'load'>,
  hash: string,
): Promise<RegisteredState> => {
  const { state: addin } = await load(addinAggregate, addinStream(hash));
  const { state } = await load(userAggregate, userStream(addin?.user_id ?? hash));
  if (state.status !== 'registered' || state.suspended) throw new Rejected('addin_unknown');
  return state;
};

interface AddinClaims {
  readonly userId: string;
  readonly sessionId: string;
}
/** Throws `addin_unknown` where the token's add-in works for its person no more. */
export const requireOwnAddin =
  (services: Pick<IdentityServices, 'load'>) =>
  async ({ userId, sessionId }: AddinClaims): Promise<RegisteredState> => {
    const state = await requireAddin(services, sessionId);
    if (state.user.id !== userId) throw new Rejected('addin_unknown');
    return state;
  };

const bindEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(addinRoutes.bind, async ({ input: { guid }, ...call }) => {
    const { userId, sessionId } = actorOf(call);
    await services.limits.stranger.take(`addin of ${userId}`, call.res);
    await requireSession(services, sessionId);
    const hash = services.addinHash(guid);
    await releaseWithdrawn(services, call.send, hash);
    await call.send({ type: 'BindAddin', data: { hash, userId } }, { id: call.idOf(userId) });
    await services.limits.stranger.giveBack(`addin of ${userId}`);
    return { message: accountMessages.addinBound };
  });

const releaseWithdrawn = async (services: IdentityServices, send: Send, hash: string) => {
  const userId = (await services.load(addinAggregate, addinStream(hash))).state?.user_id;
  if (!userId || (await services.load(userAggregate, userStream(userId))).state.status !== 'withdrawn') return;
  await send({ type: 'UnbindAddin', data: { hash } }, { as: { id: userId, level: 0 } });
};

/** The guid is a password: it comes in a body only, and who does not know one has few tries. */
const tokenEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(addinRoutes.token, async ({ input: { guid }, ipHash, res }): Promise<LoginAnswer> => {
    const { limits, addinHash, tokens } = services;
    const [hash, address] = [addinHash(guid), `addin ${ipHash}`];
    await limits.stranger.take(address, res);
    const { user } = await requireAddin(services, hash);
    await limits.stranger.giveBack(address);
    return { accessToken: await tokens.issue({ userId: user.id, level: user.level, sessionId: hash }, 'addin'), user };
  });

const meEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(addinRoutes.me, async ({ actor }) => {
    const { user } = await requireOwnAddin(services)(actorOf({ actor }));
    return user;
  });

export const addinEndpoints = (services: IdentityServices): readonly Endpoint[] => [
  bindEndpoint(services),
  tokenEndpoint(services),
  meEndpoint(services),
];
