import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { SessionCommand } from './session.commands.ts';

/** `userId` is whose session it is, or is to be; undefined where there is none. */
export interface SessionSubject {
  readonly userId: string | undefined;
}
const own = (actor: Actor, { userId }: SessionSubject) => (actor.id === userId ? undefined : 'session_ended');

/** Another's session is as if it were not there; no code that would end the caller's own. */
const ownOrUnknown = (actor: Actor, { userId }: SessionSubject) => (actor.id === userId ? undefined : 'not_found');

export const sessionPolicies: Policies<SessionCommand, SessionSubject> = {
  StartSession: own,
  RefreshSession: own,
  EndSession: ownOrUnknown,
};
