import { systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { MailCodeCommand } from './mail-code.commands.ts';

/** `userId` is whose code it is; null where there is no account. */
export interface MailCodeSubject {
  readonly userId: string | null;
}

export const mailCodePolicies: Policies<MailCodeCommand, MailCodeSubject> = {
  /** The system asks for whoever forgot a password. */
  RequestMailCode: systemOnly,
  /** Whoever has the code is the person: they read the mail. */
  UseMailCode: (actor, { userId }) => (actor.id === userId ? undefined : 'code_wrong'),
};
