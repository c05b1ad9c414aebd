import type { PasswordChange } from '@maru/contracts/identity/user/user.commands';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Request, Response } from 'express';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from '../session/end-sessions-of.service.ts';
import { requireSession } from '../session/require-session.ts';
import { countedTry } from './password-tries.service.ts';
import { hashPassword, verifyPassword } from './password.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { isPasswordAccount, type PasswordAccount } from './user.state.ts';
import { isWeakPassword } from './weak-passwords.ts';

interface Asked {
  readonly input: PasswordChange;
  readonly req: Request;
  readonly res: Response;
}

/** All other sessions end: whoever knows the old password may have one. */
export const changePasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(userRoutes.changePassword, async ({ input, actor, req, res }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const { state: user } = await services.load(userAggregate, userStream(userId));
    if (!isPasswordAccount(user)) throw new Rejected('wrong_password');
    if (isWeakPassword(input.next, user.email)) throw new Rejected('weak_password');
    const fits = await checked(services, user, { input, req, res });
    if (fits === 'old')
      await change(services, req, { id: userId, level: user.user.level, next: input.next, kept: sessionId });
    const { ended, position } = await endSessionsOf(services, req, { userId, except: sessionId, reason: 'password' });
    res.setHeader('X-Position', String(position));
    return { ended };
  });

/** `new`: it was changed before, and the answer was lost. */
const checked = (services: IdentityServices, { email, passwordHash }: PasswordAccount, { input, req, res }: Asked) =>
  countedTry(services, email, { req, res }, async () => {
    const fitsOld = await verifyPassword(passwordHash, input.password);
    if (!fitsOld && !(await verifyPassword(passwordHash, input.next))) throw new Rejected('wrong_password');
    return fitsOld ? 'old' : 'new';
  });

interface Change {
  readonly id: string;
  readonly level: number;
  readonly next: string;
  readonly kept: string;
}
const change = async ({ execute, ipHash }: IdentityServices, req: Request, { id, level, next, kept }: Change) => {
  const commandId = commandIdOf(id, req.get('Idempotency-Key'));
  const passwordHash = await hashPassword(next);
  await execute({
    command: { type: 'ChangeUserPassword', data: { id, passwordHash, reason: 'own', kept } },
    actor: { id, level },
    commandId,
    ipHash: ipHash(req.ip ?? ''),
    correlationId: currentCorrelation() ?? commandId,
  });
};
