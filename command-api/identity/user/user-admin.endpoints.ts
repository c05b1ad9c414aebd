import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { userAdminRoutes } from '@maru/contracts/identity/user/user-admin.routes';
import { memberRoutes } from '@maru/contracts/identity/member/member.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { endSessionsOf } from '../session/end-sessions.service.ts';
import { emailAggregate } from './email.aggregate.ts';
import { managedUserOf, manageUser } from './manage-user.service.ts';
import { userAggregate } from './user.aggregate.ts';
import { registeredAccount } from './user.state.ts';
import { withdrawMemberEndpoint } from './withdraw.endpoint.ts';

/** No view holds addresses. */
const findEndpoint = ({ load, emailHash }: IdentityServices): Endpoint =>
  endpoint(userAdminRoutes.find, async ({ input: { email } }) => {
    const {
      state: { userId },
    } = await load(emailAggregate, emailStream(emailHash(email)));
    if (userId === undefined) throw new Rejected('not_found');
    const { state, revision } = await load(userAggregate, userStream(userId));
    return managedUserOf(registeredAccount(state), revision);
  });

export const userAdminEndpoints = (services: IdentityServices): readonly Endpoint[] => [
  endpoint(userAdminRoutes.changeLevel, ({ input, ...call }) =>
    manageUser(services, call, { type: 'ChangeUserLevel', data: input }),
  ),
  endpoint(userAdminRoutes.suspend, ({ input, ...call }) =>
    manageUser(services, call, { type: 'SuspendUser', data: input }),
  ),
  endpoint(userAdminRoutes.reinstate, ({ input, ...call }) =>
    manageUser(services, call, { type: 'ReinstateUser', data: input }),
  ),
  findEndpoint(services),
  endpoint(memberRoutes.endSessions, async ({ input: { id }, send }) => ({
    ended: await endSessionsOf(services, send, { userId: id, reason: 'everywhere' }),
  })),
  withdrawMemberEndpoint(services),
];
