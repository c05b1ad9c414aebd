import { sessionStream } from '@maru/contracts/identity/session/session.events';
import type { IdentityServices } from '../identity-services.ts';
import { sessionAggregate } from './session.aggregate.ts';
import { activeSession } from './session.state.ts';

/** An access token outlives its session by minutes: too long for the account itself. Throws `session_ended`. */
export const requireSession = async ({ load }: Pick<IdentityServices, 'load'>, family: string) =>
  activeSession((await load(sessionAggregate, sessionStream(family))).state);
