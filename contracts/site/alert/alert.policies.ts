import { systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AlertCommand } from './alert.commands.ts';

export const alertPolicies: Policies<AlertCommand, object> = { RaiseAlert: systemOnly, EndAlert: systemOnly };
