import { adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { VerificationCommand } from './verification.commands.ts';

export const verificationPolicies: Policies<VerificationCommand, object> = {
  RequestVerification: adminOnly,
  FinishVerification: systemOnly,
};
