import type { SessionFacts } from '@maru/contracts/identity/session/session.fold';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';

/** Asked at each refresh, because the view that sessions are ended by may not have had this one yet. */
export const hasOutlivedPassword = (
  family: string,
  { started }: Pick<SessionFacts, 'started'>,
  { passwordChange }: Pick<RegisteredState, 'passwordChange'>,
) => passwordChange !== undefined && started < passwordChange.position && family !== passwordChange.kept;
