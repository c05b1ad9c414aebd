import type { SessionFacts } from '@maru/contracts/identity/session/session.fold';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';

/**
 * Whether a session began with a password that has been changed elsewhere since. Asked at each refresh: the sessions of
 * a person are found through a view, and one that was not in it yet would go on for ever.
 */
export const hasOutlivedPassword = (
  family: string,
  { started }: Pick<SessionFacts, 'started'>,
  { passwordChange }: Pick<RegisteredState, 'passwordChange'>,
) => passwordChange !== undefined && started < passwordChange.position && family !== passwordChange.kept;
