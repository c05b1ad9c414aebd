import { agreementsDue } from '@maru/contracts/identity/user/agreements';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import { accountAgreementsNow } from '../../agreement/agreements-now.service.ts';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { IdentityServices } from '../identity-services.ts';
import { requireSession } from '../session/require-session.ts';
import { userAggregate } from './user.aggregate.ts';
import { registeredAccount } from './user.state.ts';

type KnownAccount = Omit<MyAccount, 'due'>;
const accountOf = ({ user, email, phone, certified, since, agreed, social }: RegisteredState): KnownAccount => ({
  ...user,
  email,
  phone,
  certified,
  since,
  agreed: [...agreed],
  social: social.map(({ provider }) => provider),
});

/** Read from the events, because no view holds what only oneself may see. */
export const myEndpoint = (services: IdentityServices): Endpoint =>
  endpoint(userRoutes.my, async ({ actor }) => {
    const { userId, sessionId } = actorOf({ actor });
    await requireSession(services, sessionId);
    const account = accountOf(registeredAccount((await services.load(userAggregate, userStream(userId))).state));
    return { ...account, due: agreementsDue(account, await accountAgreementsNow(services)) };
  });
