import type { PasswordChange } from '@maru/contracts/identity/user/user.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { actorOf, endpoint, type Endpoint, type EndpointContext } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from '../session/end-sessions.service.ts';
import { requireSession } from '../session/require-session.ts';
import { hashPassword, limitedTry, verifyPassword } from './password.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isPasswordAccount, type PasswordAccount } from './user.state.ts';
import { isWeakPassword } from './weak-passwords.ts';

type ChangeCall = EndpointContext<PasswordChange>;

/** All other sessions end: whoever knows the old password may have one. */
export const changePasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(userRoutes.changePassword, async (call) => {
    const { input, send } = call;
    const { userId, sessionId } = actorOf(call);
    await requireSession(services, sessionId);
    const { state: user } = await services.load(userAggregate, userStream(userId));
    if (!isPasswordAccount(user)) throw new Rejected('wrong_password');
    if (isWeakPassword(input.next, user.email)) throw new Rejected('weak_password');
    const fits = await matchPassword(services, user, call);
    if (fits === 'old') await change(call, { id: userId, level: user.user.level, kept: sessionId });
    return { ended: await endSessionsOf(services, send, { userId, except: sessionId, reason: 'password' }) };
  });

/** `new`: it was changed before, and the answer was lost. */
const matchPassword = (services: IdentityServices, { email, passwordHash }: PasswordAccount, call: ChangeCall) =>
  limitedTry(services, email, call, async () => {
    const { input } = call;
    const fitsOld = await verifyPassword(passwordHash, input.password);
    if (!fitsOld && !(await verifyPassword(passwordHash, input.next))) throw new Rejected('wrong_password');
    return fitsOld ? 'old' : 'new';
  });

const change = async (
  { input, send, idOf }: ChangeCall,
  { id, level, kept }: { readonly id: string; readonly level: number; readonly kept: string },
) => {
  const data = { id, passwordHash: await hashPassword(input.next), reason: 'own', kept };
  await send({ type: 'ChangeUserPassword', data }, { as: { id, level }, id: idOf(id) });
};
