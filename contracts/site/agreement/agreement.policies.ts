import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AgreementCommand } from './agreement.commands.ts';

export const agreementPolicies: Policies<AgreementCommand, object> = {
  PublishAgreement: adminOnly,
  CancelAgreement: adminOnly,
};
