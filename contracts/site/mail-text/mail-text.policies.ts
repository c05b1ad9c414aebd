import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { MailTextCommand } from './mail-text.commands.ts';

export const mailTextPolicies: Policies<MailTextCommand, object> = {
  ChangeMailText: adminOnly,
  ResetMailText: adminOnly,
};
