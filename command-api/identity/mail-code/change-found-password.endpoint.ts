import {
  mailCodeRoutes,
  type PasswordRecovered,
  type PasswordRecovery,
} from '@maru/contracts/identity/mail-code/mail-code.routes';
import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Request } from 'express';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endFoundSessionsOf } from '../session/end-sessions-of.service.ts';
import { hashPassword, verifyPassword } from '../user/password.service.ts';
import { isPasswordAccount } from '../user/user.state.ts';
import { isWeakPassword } from '../user/weak-passwords.ts';
import { sent, shownCode, takeFor } from './mail-code.service.ts';

/**
 * Whoever reads the mails of an account may choose its password. The change ends every session, also one that somebody
 * else began.
 */
export const changeFoundPasswordEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(mailCodeRoutes.changeFoundPassword, async ({ input, req, res }): Promise<PasswordRecovered> => {
    await takeFor(services, services.limits.mailCode, req, res);
    const name = await recover(services, req, input);
    // Failures are counted only: many people may come from one address.
    await services.limits.mailCode.giveBack(services.ipHash(req.ip ?? ''));
    return { message: 'success', name };
  });

/** The code is used up first: of two requests with one code, one changes the password. */
const recover = async (
  services: IdentityServices,
  req: Request,
  { info, password }: PasswordRecovery,
): Promise<string> => {
  const { account, spend } = await shownCode(services, req, {
    purpose: 'recover',
    info,
    mark: services.mailCodes.mark(password),
  });
  if (!isPasswordAccount(account)) throw new Rejected('code_wrong');
  const { user, email, passwordHash: before } = account;
  if (isWeakPassword(password, email)) throw new Rejected('weak_password');
  const commandId = await spend();
  const data = { id: user.id, passwordHash: await hashPassword(password), reason: 'recovery' };
  try {
    await services.execute(
      sent(services, req, { commandId, command: { type: 'ChangeUserPassword', data }, actor: system }),
    );
  } catch (error) {
    // This request came before and got this far: the salt of its hash was another, the password the same.
    if (!(error instanceof Rejected && error.code === 'key_reused' && (await verifyPassword(before, password))))
      throw error;
  }
  await endFoundSessionsOf(services, req, user.id);
  // A new password is the end of what wrong ones had counted up to.
  await services.limits.loginAccount.forget(services.emailHash(email));
  return user.name;
};
