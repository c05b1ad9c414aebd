import { systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { LicenceCommand } from './licence.commands.ts';

export const licencePolicies: Policies<LicenceCommand, undefined> = {
  IssueLicence: systemOnly,
  RevokeLicence: systemOnly,
};
