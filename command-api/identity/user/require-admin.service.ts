import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { AccessClaims } from '@maru/platform/access-token/access-token';
import type { IdentityServices } from '../identity-services.ts';
import { requireSession } from '../session/require-session.ts';
import { userAggregate } from './user.aggregate.ts';
import { isActiveAdmin } from './user.state.ts';

/**
 * A token is up to 15 minutes old: too old for what only administrators may do. Throws `session_ended`, `forbidden`.
 */
export const requireAdmin =
  (services: Pick<IdentityServices, 'load'>) =>
  async ({ userId, sessionId }: AccessClaims): Promise<void> => {
    await requireSession(services, sessionId);
    const { state } = await services.load(userAggregate, userStream(userId));
    if (!isActiveAdmin(state)) throw new Rejected('forbidden');
  };
